"""What a page that is the same for everyone promises to caches."""

import gzip

import pytest
from django.test import Client

from lessons.catalog import pages

STEP = "/clases/capas/tableros/a2/pasos/6"


def test_only_reading(client: Client) -> None:
    assert client.post(STEP).status_code == 405
    assert client.delete("/clases/capas/").status_code == 405


def test_it_is_revalidated_each_time(client: Client) -> None:
    response = client.get(STEP)
    assert response["Cache-Control"] == "public, no-cache"
    assert response["ETag"].startswith('W/"')
    again = client.get(STEP, headers={"If-None-Match": response["ETag"]})
    assert again.status_code == 304
    assert again.content == b""
    assert again["ETag"] == response["ETag"]


def test_another_version_is_another_page(client: Client) -> None:
    etag = client.get(STEP)["ETag"]
    others = {
        client.get(STEP + "?nombres=en")["ETag"],
        client.get(STEP, headers={"HX-Request": "true"})["ETag"],
        client.get("/clases/capas/tableros/a2/pasos/7")["ETag"],
    }
    assert etag not in others
    assert len(others) == 3


def test_the_same_for_everyone(client: Client) -> None:
    first, second = client.get(STEP), Client().get(STEP)
    assert first.content == second.content
    assert not first.cookies
    assert "Cookie" not in first["Vary"]
    assert "HX-Request" in first["Vary"]


def test_compressed_for_those_who_can(client: Client) -> None:
    packed = client.get(STEP, headers={"Accept-Encoding": "gzip, br"})
    assert packed["Content-Encoding"] == "gzip"
    plain = client.get(STEP)
    assert "Content-Encoding" not in plain
    assert gzip.decompress(packed.content) == plain.content


def test_rendered_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    client.get(STEP)
    monkeypatch.setattr("lessons.board.views.board_view", None)
    assert client.get(STEP).status_code == 200, "it was rendered again"


def test_what_is_kept_has_its_limit() -> None:
    kept = pages._Kept(room=10)
    kept.keep("a", b"12345")
    kept.keep("b", b"12345")
    assert kept.get("a") == b"12345"
    kept.keep("c", b"12345")
    assert kept.get("b") is None, "the one that was asked for least recently goes"
    assert kept.get("a") == b"12345"
    kept.keep("a", b"1")
    assert kept.size == 6
