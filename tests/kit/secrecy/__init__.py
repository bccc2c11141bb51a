"""The secrecy trial: tables that differ only in what a viewer was not sent must look the same to it."""

from tests.kit.secrecy.views import check_views

__all__ = ["check_views"]
