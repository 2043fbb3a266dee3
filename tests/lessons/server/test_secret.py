"""The key made once per clone."""

from pathlib import Path

from lessons.server.secret import secret_key


def test_it_is_made_once_and_kept(tmp_path: Path) -> None:
    path = tmp_path / ".secret"
    key = secret_key(path)
    assert len(key) >= 50
    assert secret_key(path) == key
    assert [entry.name for entry in tmp_path.iterdir()] == [".secret"]


def test_two_clones_differ(tmp_path: Path) -> None:
    assert secret_key(tmp_path / "a") != secret_key(tmp_path / "b")


def test_only_its_owner_reads_it(tmp_path: Path) -> None:
    path = tmp_path / ".secret"
    secret_key(path)
    assert path.stat().st_mode & 0o777 == 0o600
