"""What a line of play comes to by the rules and by a wrong reading, in words: costs, players, the stack, then the objects."""

from typing import assert_never

from engine.comparing_plays import Ending, Otherwise, endings
from engine.played import Played
from engine.total_cost import ManaCost
from lessons.board.duo.outcomes import Ended, Outcome, outcomes
from lessons.board.pieces import Mark, Piece
from lessons.narration import Names
from lessons.narration.costs import mana
from lessons.narration.nouns import capital, of
from lessons.narration.played.here import Here
from lessons.narration.played.sums import mana_cost
from lessons.narration.players import board_player
from lessons.play.page import in_position


def ends(one: Played, other: Played, names: Names) -> tuple[Outcome, ...]:
    """Everything that two plays end with differently."""
    here, there = (Here.at(in_position(played, played.steps[-1]), names) for played in (one, other))
    rows = [_row(difference, here, there) for difference in endings(one, other)]
    objects = outcomes(Ended(one.steps[-1].sheets, here.scene), Ended(other.steps[-1].sheets, there.scene))
    return (*rows, *objects)


def _row(difference: Otherwise, here: Here, there: Here) -> Outcome:
    mine, yours = _told(difference, difference.one, here), _told(difference, difference.other, there)
    about = f"{difference.what.name.lower()}-{difference.whose}"
    return Outcome(about, _name(difference, here), mine, (Piece(yours, Mark.NEW),))


def _name(difference: Otherwise, here: Here) -> str:
    whose = difference.whose
    match difference.what:
        case Ending.COST:
            return f"Coste {of(here.called(whose))}"
        case Ending.LIFE:
            return "Tus vidas" if whose == "you" else f"Vidas {of(board_player(whose))}"
        case Ending.POOL:
            return "Tu reserva de maná" if whose == "you" else f"Reserva {of(board_player(whose))}"
        case Ending.STACK:
            return "Pila, de arriba abajo"
        case Ending.PRIORITY:
            return "Prioridad"
        case Ending.LOST:
            return "Pierde el juego"
        case _:
            assert_never(difference.what)


def _told(difference: Otherwise, value: object, here: Here) -> str:
    match value:
        case ManaCost():
            return mana_cost(value)
        case int():
            return str(value)
        case str():
            return capital(board_player(value)) if value else "Nadie"
        case tuple() if difference.what is Ending.STACK:
            return capital(here.all_called(reversed(value))) or "Vacía"
        case tuple() if difference.what is Ending.LOST:
            return capital(here.all_called(value)) or "Nadie"
        case tuple():
            return mana(value) or "Vacía"
        case _:
            return "No pide maná"
