"""A table to play on, in few words."""

from collections.abc import Sequence
from typing import Any

from engine.actions import Enter, slug
from engine.card import Card, from_facts
from engine.choices import Choice
from engine.game import Game, TurnStep
from engine.model import Zone
from engine.opening import Opening
from engine.played import Played
from engine.playing import open_game, play
from engine.setup import Setup


def cards(names: Sequence[str], player: str, zone: Zone, before: Sequence[Enter] = ()) -> list[Enter]:
    """One arrival for each name; the id is its slug, "forest-2" for a second one; "opp-…" for the opponent's."""
    found: list[Enter] = []
    for name in names:
        base = slug(name) if player == "you" else f"opp-{slug(name)}"
        number = 1 + sum(e.card == name and e.controller == player for e in (*before, *found))
        found.append(Enter(base if number == 1 else f"{base}-{number}", name, player, zone=zone))
    return found


def opening(
    hand: Sequence[str] = (),
    field: Sequence[str] = (),
    opp_hand: Sequence[str] = (),
    opp_field: Sequence[str] = (),
    library: Sequence[str] = (),
    graveyard: Sequence[str] = (),
    opp_graveyard: Sequence[str] = (),
    **facts: Any,
) -> Opening:
    """An opening in your main phase, unless the facts say otherwise. A library from the bottom to the top.

    `invented`: card facts beyond the pool.
    """
    arrivals: list[Enter] = []
    arrivals += cards(field, "you", Zone.BATTLEFIELD)
    arrivals += cards(opp_field, "opp", Zone.BATTLEFIELD)
    arrivals += cards(hand, "you", Zone.HAND, arrivals)
    arrivals += cards(opp_hand, "opp", Zone.HAND, arrivals)
    arrivals += cards(library, "you", Zone.LIBRARY, arrivals)
    arrivals += cards(graveyard, "you", Zone.GRAVEYARD, arrivals)
    arrivals += cards(opp_graveyard, "opp", Zone.GRAVEYARD, arrivals)
    active = facts.pop("active", None)
    life = facts.pop("life", {})
    step = facts.pop("step", TurnStep.MAIN)
    invented = facts.pop("invented", {})
    return Opening(Setup(("you", "opp"), tuple(arrivals), active=active, life=life, cards=invented), step=step, **facts)


def creature(name: str, text: str) -> dict[str, Card]:
    """A 2/2 for {2} that no set has, with that text."""
    facts = {"name": name, "mana_cost": "{2}", "type_line": "Creature — Bear", "power": "2", "toughness": "2"}
    return {name: from_facts({**facts, "oracle_text": text})}


def game(*args: Any, **facts: Any) -> Game:
    """The game of such an opening."""
    begun = open_game(opening(*args, **facts))
    assert isinstance(begun, Game), begun
    return begun


def played(opening_: Opening, *choices: Choice) -> Played:
    """The play, which fits its opening."""
    found = play(opening_, choices)
    assert isinstance(found, Played), found
    return found


def kinds(play_: Played) -> list[str]:
    """The names of the kinds of the steps after the first."""
    return [s.kind.name for s in play_.steps[1:]]


def where(play_: Played, id_: str) -> Zone:
    """The zone that an object is in at the end."""
    return play_.game.state.objects[id_].zone
