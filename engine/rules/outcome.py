"""What performing an action gives: the new state, or why not."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from engine.card import Card, pool
from engine.illegal import Illegal, Reason
from engine.rule import Rule
from engine.state import State

Cards = Mapping[str, Card]  # card facts beyond the pool, by English name

MAX_OBJECTS = 400  # on a board


@dataclass(frozen=True, slots=True)
class Performed:
    """The state after an action.

    `unperformed`: instructions that are understood but not performed yet; `untold`: sentences not understood that the
    action would have followed. Both in English, as printed.
    """

    state: State
    unperformed: tuple[str, ...] = ()
    untold: tuple[str, ...] = ()


Outcome = Performed | tuple[Illegal, ...]


def find_card(name: str, cards: Cards) -> Card | None:
    """The card of that English name, among those given first, then in the pool."""
    return cards.get(name) or pool().get(name)


def refusal(reason: Reason, key: str, value: object, rule: str | None = None, **data: object) -> Illegal:
    """A refusal of the value of one key; `value` and `data` are the words to say it with."""
    words = (("value", str(value)), *((name, str(word)) for name, word in data.items()))
    return Illegal(reason, None if rule is None else Rule(rule), words, key)


def under(prefix: str, refusals: Iterable[Illegal]) -> tuple[Illegal, ...]:
    """The same refusals, with their key inside another one: "card" under "arrivals.1" is "arrivals.1.card"."""
    return tuple(replace(r, key=f"{prefix}.{r.key}") for r in refusals)
