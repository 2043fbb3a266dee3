"""Steps and phases of a turn in Spanish (500.1): «tu fase principal», «el paso final de tu oponente»."""

from typing import assert_never

from engine.game import TurnStep
from lessons.narration.nouns import of
from lessons.narration.players import board_player


def turn_step(which: TurnStep) -> str:
    """A step or phase without its article: «fase principal precombate»."""
    match which:
        case TurnStep.UNTAP:
            return "paso de enderezar"
        case TurnStep.UPKEEP:
            return "mantenimiento"
        case TurnStep.DRAW:
            return "paso de robar"
        case TurnStep.MAIN:
            return "fase principal precombate"
        case TurnStep.COMBAT:
            return "paso de comienzo del combate"
        case TurnStep.ATTACKERS:
            return "paso de declarar atacantes"
        case TurnStep.BLOCKERS:
            return "paso de declarar bloqueadoras"
        case TurnStep.DAMAGE:
            return "paso de daño de combate"
        case TurnStep.END_OF_COMBAT:
            return "paso de final del combate"
        case TurnStep.SECOND_MAIN:
            return "fase principal poscombate"
        case TurnStep.END:
            return "paso final"
        case TurnStep.CLEANUP:
            return "paso de limpieza"
        case _:
            assert_never(which)


def whose_step(which: TurnStep, active: str) -> str:
    """A step or phase and whose turn it is in: «tu mantenimiento», «la fase principal precombate de tu oponente»."""
    name = turn_step(which)
    if active == "you":
        return f"tu {name}"
    return f"{'la' if name.startswith('fase') else 'el'} {name} {of(board_player(active))}"


def whose_turn(active: str) -> str:
    """«Tu turno», «Turno de tu oponente»."""
    return "Tu turno" if active == "you" else f"Turno {of(board_player(active))}"
