"""What the prose quotes of a line of play: «{2}{G}», «tu oponente», «601.2c»."""

from collections.abc import Callable, Mapping

from engine.game import Game
from engine.played import Kind, Played
from engine.total_cost import TotalCost
from lessons.narration import Names
from lessons.narration.nouns import listed
from lessons.narration.played import sums
from lessons.narration.played.here import Here
from lessons.narration.played.refused import refused
from lessons.narration.players import board_player
from lessons.play.checking import refusals


def _here(played: Played, names: Names) -> Here:
    return Here.at(played.steps[-1], names)


def _costs(played: Played) -> list[TotalCost]:
    return [step.cost for step in played.steps if step.kind is Kind.TOTAL and step.cost is not None]


def _cost(played: Played, names: Names) -> str:
    return "".join(sums.total(cost, _here(played, names)) for cost in _costs(played)[-1:])


def _sum(played: Played, _names: Names) -> str:
    return " → ".join(sums.mana_cost(line.after) for cost in _costs(played)[-1:] for line in cost.lines)


def _rule(played: Played, _names: Names) -> str:
    return "".join(step.failed or str(step.refused[0].rule or "") for step in refusals(played.steps)[-1:])


def _reason(played: Played, names: Names) -> str:
    return "".join(refused(step.refused[0], _here(played, names)).removesuffix(".") for step in refusals(played.steps)[-1:])


def _priority(played: Played, _names: Names) -> str:
    return "nadie" if played.game.priority is None else board_player(played.game.priority)


def _stack(played: Played, names: Names) -> str:
    here = _here(played, names)
    return listed([here.item(item) for item in reversed(played.game.stack)]) or "vacía"


def _decides(played: Played, _names: Names) -> str:
    return "nadie" if played.waits is None else board_player(played.waits.player)


LINE_VALUES: Mapping[str, Callable[[Played, Names], str]] = {
    "coste": _cost,
    "suma": _sum,
    "regla": _rule,
    "motivo": _reason,
    "prioridad": _priority,
    "pila": _stack,
    "decide": _decides,
}


def _life(game: Game, player: str) -> str:
    return "".join(str(one.life) for one in game.state.players if one.id == player)


def _pool(game: Game, player: str) -> str:
    return "".join(f"{{{letter}}}" for letter in game.pools.get(player, ())) or "nada"


PLAYER_VALUES: Mapping[str, Callable[[Game, str], str]] = {"vidas": _life, "reserva": _pool}
