"""What every test shares."""

from pathlib import Path

import pytest
from django.conf import settings
from hypothesis import settings as hypothesis_settings

ROOT = Path(__file__).resolve().parent.parent

# No test is judged by the clock, and a run can be repeated.
hypothesis_settings.register_profile("escuela", deadline=None, derandomize=True, print_blob=True)
hypothesis_settings.load_profile("escuela")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the browser tests, in time for `-m`."""
    if item.path.is_relative_to(ROOT / "tests" / "browser"):
        item.add_marker("browser")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the browser tests for the end: the cheap ones fail first."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def django_db_modify_db_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A file for the test database, new each run: the live server's threads open it as the site would."""
    path = tmp_path_factory.mktemp("database") / "test.sqlite3"
    settings.DATABASES["default"].setdefault("TEST", {})["NAME"] = str(path)
