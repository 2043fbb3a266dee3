"""What one may try though it may not be legal, so that the answer is the rule: any target, anyone's spell, at any time (733.1)."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.choices import Activate, Cast, Choice, Choose, Costing, Modes, NoMoreMana, Pass, PlayLand, Symbol
from engine.game import Asked, Decision
from engine.model import CardType, Zone
from engine.total_cost import MANA_LETTERS
from lessons.narration.played.choices import choice_label
from lessons.narration.played.here import Here
from lessons.narration.played.texts import costings, modal
from lessons.narration.players import board_player

SEEN = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD, Zone.EXILE})


@dataclass(frozen=True, slots=True)
class Group:
    """Tries of one kind, under a heading."""

    title: str
    tries: tuple[tuple[Choice, str], ...]


def tries(waits: Decision, here: Here) -> tuple[Group, ...]:
    """Everything that may be tried besides what is legal, by kind."""
    legal = frozenset(waits.options)
    found = []
    for title, choices in _kinds(waits, here):
        named = tuple((c, choice_label(c, here, waits.about)) for c in choices if c not in legal)
        if named:
            found.append(Group(title, named))
    return tuple(found)


def _kinds(waits: Decision, here: Here) -> Iterator[tuple[str, list[Choice]]]:
    match waits.asked:
        case Asked.TARGET:
            yield "Otro objetivo", list(_targets(here))
        case Asked.MODES:
            yield "Otros modos", list(_modes(waits, here))
        case Asked.COSTING if waits.about is not None:
            yield "Otro coste", [Costing(n) for n in range(len(costings(waits.about, here)) + 1)]
        case Asked.SYMBOL:
            yield "De otra manera", [Symbol(way) for way in (*MANA_LETTERS, "2", "life")]
        case Asked.MANA:
            yield "Pagar ya", [NoMoreMana()]
        case _:
            pass
    for player in (p.id for p in here.game.state.players):
        who = "Tú" if player == "you" else f"{board_player(player)[:1].upper()}{board_player(player)[1:]}"
        verb = "intentas" if player == "you" else "intenta"
        yield f"{who} {verb} lanzar o jugar", list(_cards(player, here))
        yield f"{who} {verb} activar", list(_abilities(player, here))
    yield "Pasar", [Pass()]


def _targets(here: Here) -> Iterator[Choice]:
    yield from (Choose(player.id) for player in here.game.state.players)
    objects = here.game.state.objects
    yield from (Choose(id_) for id_, thing in objects.items() if thing.zone in SEEN)
    yield from (Choose(item.id) for item in here.game.stack if item.id not in objects)


def _modes(waits: Decision, here: Here) -> Iterator[Choice]:
    """One mode more or fewer than may be, and each alone."""
    offered = modal(waits.about, here) if waits.about is not None else None
    numbers = range(1, len(offered.modes) + 1) if offered is not None else ()
    yield from (Modes((n,)) for n in numbers)
    yield from (Modes((a, b)) for a in numbers for b in numbers if a < b)


def _cards(player: str, here: Here) -> Iterator[Choice]:
    for id_, thing in here.game.state.objects.items():
        if thing.owner == player and thing.zone in {Zone.HAND, Zone.GRAVEYARD}:
            yield PlayLand(id_) if CardType.LAND in thing.card.types else Cast(id_)


def _abilities(player: str, here: Here) -> Iterator[Choice]:
    for id_, sheet in here.scene.sheets.items():
        if sheet.controller == player and sheet.zone is Zone.BATTLEFIELD:
            yield from (Activate(id_, number) for number in range(1, len(sheet.activated) + 1))
