"""The secrecy trial: tables that differ only in what a viewer was not sent must look the same to it.

What all games share is here; what is secret in each of them, and how it can be another, is in a folder of its own.
"""

from tests.kit.secrecy.views import check_views

__all__ = ["check_views"]
