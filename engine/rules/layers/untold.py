"""What the engine does not perform: sentences that could reach an outcome and are not understood, or only said and not yet done.

An outcome that one of them could reach is tainted, and the board says so. Triggered, activated and spell abilities do
nothing until they are
used, and then it is the resolution that tells.
"""

import re
from collections.abc import Iterator, Mapping

from engine.kept import kept_by_identity
from engine.model import ObjectId
from engine.oracle import say
from engine.rules.beyond import is_beyond
from engine.rules.functioning import functions
from engine.sheet import Sheet
from engine.state import State
from engine.vocabulary.ability import Static, Unknown

_ELSEWHERE = re.compile(r"on the battlefield|in (your|a|exile|any)\b.*\b(hand|graveyard|library|zone|exile)\b")  # 113.6b
_ALWAYS_THERE = frozenset({"static", "keyword"})  # kinds of unknown sentences that could act by being there


def untold(state: State, *positions: Mapping[ObjectId, Sheet]) -> tuple[str, ...]:
    """The sentences, each with its object's name, that could reach the outcome of this position. `positions`: sheets to look at."""
    return tuple(
        dict.fromkeys(
            f"{sheets[id_].name}: {sentence}"
            for sheets in positions
            for id_, object_ in state.objects.items()
            if id_ in sheets
            for sentence in _sentences(sheets[id_])
            if functions(object_) or _ELSEWHERE.search(sentence)
        )
    )


def _sentences(sheet: Sheet) -> Iterator[str]:
    for held in sheet.abilities:
        match held.ability:
            case Unknown(text=text, kind=kind) if kind in _ALWAYS_THERE:
                yield text
            case Static() as static if not is_performed(static):
                yield say(static)
            case _:
                pass


@kept_by_identity()
def is_performed(static: Static) -> bool:
    """Whether the layers can apply a static ability: nothing in what it says, but in what it grants, is still to be done."""
    return not is_beyond(static.clauses)
