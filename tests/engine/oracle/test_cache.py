"""Compiled cards on disk: kept, found again, and done without."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.card import pool
from engine.oracle import cache, prepare
from engine.oracle.compiling import compile_card
from tests.conftest import ROOT


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "FOLDER", tmp_path / "cache")
    for cached in (cache._kept, compile_card):
        cached.cache_clear()
    return tmp_path / "cache"


@pytest.fixture(autouse=True)
def forget() -> object:
    yield
    for cached in (cache._kept, compile_card):
        cached.cache_clear()


def test_without_a_file_nothing_is_found() -> None:
    assert cache.load(pool()["Humility"]) is None


def test_what_is_prepared_is_found_again(folder: Path) -> None:
    fresh = {name: compile_card(pool()[name]) for name in ("Humility", "Svogthos, the Restless Tomb", "Cloudform")}
    prepare()
    assert len(list(folder.iterdir())) == 1
    for name, compiled in fresh.items():
        found = cache.load(pool()[name])
        assert found == compiled
        assert found is not compiled


def test_preparing_again_leaves_one_file(folder: Path) -> None:
    prepare()
    (folder / "oracle-of-another-version.pickle").write_bytes(b"old")
    prepare()
    assert len(list(folder.iterdir())) == 1


@pytest.mark.parametrize("content", [b"", b"not a pickle", b"\x80\x04K\x01.", b"\x80\x04}."])
def test_a_broken_file_is_as_if_there_were_none(content: bytes) -> None:
    path = cache.save({})
    path.write_bytes(content)
    cache._kept.cache_clear()
    assert cache.load(pool()["Humility"]) is None
    assert compile_card(pool()["Humility"]).understood


def test_another_text_is_another_card() -> None:
    humility = pool()["Humility"]
    assert cache.key(humility) != cache.key(pool()["Crusade"])


def test_the_grammar_is_not_loaded_for_a_card_that_is_kept(folder: Path) -> None:
    prepare()
    program = (
        "import sys; from pathlib import Path; from engine.oracle import cache, compile_card; from engine.card import pool;"
        f"cache.FOLDER = Path({str(folder)!r}); compile_card(pool()['Humility']); assert 'lark' not in sys.modules;"
        "cache.FOLDER = Path('nowhere'); cache._kept.cache_clear(); compile_card.cache_clear();"
        "compile_card(pool()['Humility']); assert 'lark' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)
