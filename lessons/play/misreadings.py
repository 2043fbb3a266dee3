"""The wrong readings of how one plays that a board can play, by the names that files and addresses call them, for good."""

from collections.abc import Mapping
from functools import cache

from engine.misplaying import Misplay, against
from lessons.board.readings.words import Told
from lessons.narration.played.misplays import misplay

SLUGS: Mapping[str, Misplay] = {
    "pagar-antes-de-elegir-objetivos": Misplay.PAY_FIRST,
    "responder-a-un-coste": Misplay.RESPOND_TO_COST,
    "reducir-por-debajo-de-cero": Misplay.PAST_ZERO,
    "el-coste-fijado-antes": Misplay.FIXED_FIRST,
    "restar-antes-de-sumar": Misplay.REDUCTIONS_FIRST,
    "los-disparos-antes": Misplay.TRIGGERS_FIRST,
}
_CALLED = {misread: slug for slug, misread in SLUGS.items()}


@cache
def told(misread: Misplay) -> Told:
    """A misreading as pages tell it; one that no board can play has no name in addresses."""
    words = misplay(misread)
    return Told(_CALLED.get(misread, ""), words.name, words.explanation, against(misread))
