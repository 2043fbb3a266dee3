"""The actual object, before any effect (613.1): what is printed on the card, or given to the token by what created it."""

from engine.card import Card
from engine.kept import kept_by_identity
from engine.model import PlayerId, Zone
from engine.oracle import compile_card
from engine.rules.layers.intrinsic import with_subtypes
from engine.sheet import Held, Printed, Sheet
from engine.state import GameObject
from engine.vocabulary.ability import Ability


@kept_by_identity()
def base_sheet(object_: GameObject) -> Sheet:
    """The printed characteristics of an object, as a sheet."""
    sheet = printed_sheet(object_.card, object_.id, object_.controller, object_.zone, object_.abilities)
    return sheet._replace(mana_value=_mana_value(object_))


def _mana_value(object_: GameObject) -> int:
    """The mana value; on the stack, X is the value announced for it, and anywhere else 0 (202.3e, 107.3g)."""
    x = object_.chosen.get("X", "") if object_.zone is Zone.STACK else ""
    return object_.card.mana_value + int(x or 0) * (object_.card.mana_cost or "").count("{X}")


def printed_sheet(card: Card, id_: str, controller: PlayerId, zone: Zone, abilities: tuple[Ability, ...] | None = None) -> Sheet:
    """A card's printed values (109.3). `abilities` None: those its text compiles to."""
    held = tuple(Held(a, Printed(n)) for n, a in enumerate(compile_card(card).abilities if abilities is None else abilities))
    sheet = Sheet(
        id=id_,
        name=card.name,
        mana_cost=card.mana_cost,
        colors=card.colors,
        supertypes=card.supertypes,
        types=card.types,
        subtypes=frozenset(),
        abilities=held,
        power=printed_number(card.power),
        toughness=printed_number(card.toughness),
        loyalty=printed_number(card.loyalty),
        controller=controller,
        zone=zone,
        mana_value=card.mana_value,
    )
    return with_subtypes(sheet, frozenset(card.subtypes))


def printed_number(text: str | None) -> int | None:
    """ "4" is 4; what a star stands for is 0 until a characteristic-defining ability says it: "1+*" is 1 (208.2a)."""
    if text is None:
        return None
    return sum(int(part) if part.lstrip("-").isdigit() else 0 for part in text.split("+"))
