"""The locked sets: pinned, hashed, and the run set a part of the whole."""

import re

import pytest

from tests.conftest import ROOT

PIN = re.compile(r"^([a-z0-9.-]+)(?:\[[^]]*\])?==([^\s;\\]+)", re.MULTILINE)
SETS = ("requirements.txt", "requirements-run.txt")


def pins(name: str) -> dict[str, str]:
    """Package → version."""
    return dict(PIN.findall((ROOT / name).read_text()))


def test_the_run_set_is_part_of_the_whole() -> None:
    # The bootstrap takes an environment with the full set for one that has the run set.
    assert pins("requirements-run.txt").items() <= pins("requirements.txt").items()


@pytest.mark.parametrize("name", SETS)
def test_every_requirement_is_hashed(name: str) -> None:
    blocks = re.split(r"\n(?=[a-z0-9])", (ROOT / name).read_text())
    unhashed = [block.splitlines()[0] for block in blocks if PIN.match(block) and "--hash=sha256:" not in block]
    assert unhashed == []
    assert len(pins(name)) > 20


@pytest.mark.parametrize("source,locked", [("requirements.in", SETS[0]), ("requirements-run.in", SETS[1])])
def test_the_lock_follows_its_source(source: str, locked: str) -> None:
    wanted = pins(source)
    assert wanted
    assert wanted.items() <= pins(locked).items()
