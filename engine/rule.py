"""Rule numbers: `Rule("613.8a")` is the only way to cite the Comprehensive Rules."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def _data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(files("engine").joinpath("rules.json").read_text(encoding="utf-8"))
    return data


def texts() -> dict[str, str]:
    """Rule number → official English text, for the chapters that the product teaches (`rules.json`)."""
    texts: dict[str, str] = _data()["rules"]
    return texts


@cache
def numbers() -> frozenset[str]:
    """Every rule number of the edition, those without a text here included."""
    return frozenset(_data()["numbers"])


def edition() -> str:
    """The ISO date on which the edition of the rules in `rules.json` takes effect."""
    return str(_data()["effective"])


@dataclass(frozen=True, slots=True, order=True)
class Rule:
    """A rule number that exists, such as 613.8a. Raises `ValueError` for one that does not."""

    number: str

    def __post_init__(self) -> None:
        if self.number not in numbers():
            raise ValueError(f"no such rule: {self.number}")

    def __str__(self) -> str:
        return self.number

    @property
    def text(self) -> str:
        """The official English text of the rule, examples included."""
        return texts()[self.number]
