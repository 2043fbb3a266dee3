"""Zones in Spanish (400.1): «en tu cementerio», «del exilio»."""

from engine.model import Zone
from engine.vocabulary.quality import Filter, Noun
from lessons.narration.nouns import of
from lessons.narration.players import whose

ZONES: dict[Zone, tuple[str, str]] = {
    Zone.BATTLEFIELD: ("el", "campo de batalla"),
    Zone.COMMAND: ("la", "zona de mando"),
    Zone.EXILE: ("el", "exilio"),
    Zone.GRAVEYARD: ("el", "cementerio"),
    Zone.HAND: ("la", "mano"),
    Zone.LIBRARY: ("la", "biblioteca"),
    Zone.STACK: ("la", "pila"),
}
_SHARED = frozenset({Zone.BATTLEFIELD, Zone.COMMAND, Zone.EXILE, Zone.STACK})  # 400.1
_MANY = {Zone.GRAVEYARD: "los cementerios", Zone.HAND: "las manos", Zone.LIBRARY: "las bibliotecas"}


def zone(which: Zone) -> str:
    """«el campo de batalla»."""
    return " ".join(ZONES[which])


def in_zone(which: Zone) -> str:
    """«en el campo de batalla»."""
    return f"en {zone(which)}"


def where(filter_: Filter) -> str:
    """Where the objects of a noun phrase are: «en tu mano», «de un cementerio», «en todos los cementerios»."""
    (which,) = filter_.zones[:1]
    place = _place(filter_, which)
    if filter_.preposition != "from":
        return f"en {place}"
    cards = Noun.CARD in filter_.nouns  # a card is of a graveyard, a spell is cast from it
    return of(place) if cards else f"desde {place}"


def _place(filter_: Filter, which: Zone) -> str:
    article, noun = ZONES[which]
    if which in _SHARED:
        return f"{article} {noun}"
    if filter_.owner is not None:
        return whose(filter_.owner, noun, article)
    match filter_.zone_article:
        case "a":
            return f"{'una' if article == 'la' else 'un'} {noun}"
        case "all":
            return f"{'todas' if article == 'la' else 'todos'} {_MANY[which]}"
        case "its owner's" | "their owner's":
            return f"{article} {noun} de su propietario"
        case _:
            return _MANY[which]
