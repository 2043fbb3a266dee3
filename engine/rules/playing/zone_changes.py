"""400.7: which objects went from one zone to another between two positions."""

from collections.abc import Callable

from engine.model import Zone
from engine.played import ZoneChange
from engine.state import State


def zone_changes(before: State, after: State) -> tuple[ZoneChange, ...]:
    """Every object that is a new one in another zone, was created, or ceased to exist, in the order of the position after."""
    if before.objects is after.objects:
        return ()
    changed = []
    for id_, object_ in after.objects.items():
        old = before.objects.get(id_)
        if old is None:
            changed.append(ZoneChange(id_, None, object_.zone))
        elif old is not object_ and old.incarnation != object_.incarnation:
            changed.append(ZoneChange(id_, old.zone, object_.zone))
    ceased = (ZoneChange(id_, old.zone, None) for id_, old in before.objects.items() if id_ not in after.objects)
    return (*changed, *ceased)


_VERBS: dict[str, Callable[[ZoneChange], bool]] = {
    "enters": lambda m: m.to is Zone.BATTLEFIELD,
    "dies": lambda m: m.from_ is Zone.BATTLEFIELD and m.to is Zone.GRAVEYARD,
    "is put into a graveyard from the battlefield": lambda m: m.from_ is Zone.BATTLEFIELD and m.to is Zone.GRAVEYARD,
    "leaves the battlefield": lambda m: m.from_ is Zone.BATTLEFIELD,
    "is returned to your hand from the battlefield": lambda m: m.from_ is Zone.BATTLEFIELD and m.to is Zone.HAND,
}
_VERBS |= {  # said of "one or more"
    "enter": _VERBS["enters"],
    "die": _VERBS["dies"],
    "leave the battlefield": _VERBS["leaves the battlefield"],
}
# What no board that is played so far lets happen: there is no combat, and nothing is turned face up or phases out.
_NEVER = frozenset({"attacks", "blocks", "becomes blocked", "is turned face up", "phases out"})


def is_verb(verb: str, move: ZoneChange) -> bool:
    """Whether an object that changed zones did what a trigger condition says: "enters", "dies", "enters or attacks" (603.6)."""
    return any(_VERBS[one](move) for one in verb.split(" or ") if one in _VERBS)


def is_known(verb: str) -> bool:
    """Whether everything that the words of a trigger condition name is noticed, or can't happen."""
    return all(one in _VERBS or one in _NEVER for one in verb.split(" or "))
