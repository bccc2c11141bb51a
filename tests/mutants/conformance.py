"""A plugin for pytest: what each answer leads to is checked, and the views of all others are not.

Comparing all views after every answer takes four fifths of the time, and few changes are noticed by nothing else.
"""

from __future__ import annotations


def pytest_collection_finish() -> None:
    """No view is compared in the tests that are about to run."""
    from tests.kit.party import checks as party  # not before: with a change to the rules they may fail to be imported
    from tests.kit.prey import checks as prey
    from tests.kit.quarry import checks as quarry

    party.check_views = prey.check_views = quarry.check_views = None
