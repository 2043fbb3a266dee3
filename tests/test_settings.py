"""The settings that must not slip."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection
from django.test import Client


def test_spanish_and_no_debug_by_default() -> None:
    assert settings.LANGUAGE_CODE == "es"
    assert settings.DEBUG is False


@pytest.mark.django_db(transaction=True)
def test_sqlite_writes_ahead_and_takes_its_place_at_once() -> None:
    with connection.cursor() as cursor:
        assert cursor.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert cursor.execute("PRAGMA synchronous").fetchone() == (1,)
    assert connection.transaction_mode == "IMMEDIATE"


@pytest.mark.django_db(transaction=True)
def test_the_test_database_is_a_file_that_others_can_open() -> None:
    path = Path(connection.settings_dict["NAME"])
    assert path.is_file()
    assert path != Path(settings.BASE_DIR / "escuela.sqlite3")
    rows: list[tuple[int]] = []

    def read() -> None:
        with closing(sqlite3.connect(path)) as other:
            rows.extend(other.execute("SELECT number FROM shared"))

    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE shared (number INTEGER)")
        cursor.execute("INSERT INTO shared VALUES (3)")
        thread = threading.Thread(target=read)
        thread.start()
        thread.join()
        cursor.execute("DROP TABLE shared")
    assert rows == [(3,)]


def test_pages_carry_the_policy(client: Client) -> None:
    response = client.get("/")
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert response.headers["X-Content-Type-Options"] == "nosniff"
