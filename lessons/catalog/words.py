"""The glossary and the glosses of rules, from `glosario.toml` and `glosas.toml`."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from lessons.catalog.faults import Fault, shown
from lessons.catalog.rules import is_rule
from lessons.catalog.values import Term


def read(path: Path, root: Path, faults: list[Fault]) -> dict[str, Any]:
    """The TOML of a file; a fault and nothing if it is not TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as fault:
        line = str(fault).rpartition("line ")[2].split(",")[0]
        faults.append(Fault(shown(path, root), int(line) if line.isdecimal() else 0, f"no es TOML ({fault})"))
    except FileNotFoundError:
        faults.append(Fault(shown(path, root), 0, "falta el archivo"))
    return {}


def glossary(path: Path, root: Path, faults: list[Fault]) -> tuple[Term, ...]:
    """The terms, in the order of the Spanish alphabet."""
    lines = _lines(path, "[[termino]]")
    terms: list[Term] = []
    for line, row in zip(lines, read(path, root, faults).get("termino", []), strict=False):
        missing = {"es", "en", "definicion"} - row.keys()
        if missing:
            faults.append(Fault(shown(path, root), line, f"al término le falta {', '.join(sorted(missing))}"))
            continue
        rule = row.get("regla", "")
        if rule and not is_rule(rule):
            faults.append(Fault(shown(path, root), line, f"no existe la regla {rule}"))
        terms.append(Term(row["es"], row["en"], rule, row["definicion"]))
    return tuple(sorted(terms, key=lambda term: _alphabetical(term.es)))


def glosses(path: Path, root: Path, faults: list[Fault]) -> Mapping[str, str]:
    """Rule number → gloss."""
    made: dict[str, str] = {}
    for number, row in read(path, root, faults).items():
        if not is_rule(number):
            line = next(iter(_lines(path, f'["{number}"]')), 0)
            faults.append(Fault(shown(path, root), line, f"no existe la regla {number}"))
        made[number] = row["glosa"]
    return made


def _lines(path: Path, start: str) -> Iterator[int]:
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return (line for line, found in enumerate(text.split("\n"), 1) if found.startswith(start))


def _alphabetical(text: str) -> str:
    return text.lower().translate(str.maketrans("áéíóúü", "aeiouu")).replace("ñ", "n~")
