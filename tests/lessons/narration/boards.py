"""Boards of the class, played by the engine, for the words that are said of them."""

from functools import cache

from engine import Setup, Trace, replay
from engine.actions import Action, Attach, Enter, Resolve
from engine.model import Layer, Zone
from engine.trace import Step


def played(*timeline: Action) -> Trace:
    """The last moment is opened."""
    return replay(Setup(players=("you", "opp"), timeline=timeline, opened=frozenset({len(timeline) - 1})))


@cache
def frog() -> Trace:
    """A2: the class's opening question."""
    return played(
        Enter("honor", "Honor of the Pure", "you"),
        Enter("champion", "Champion of the Parish", "you"),
        Enter("destiny", "Angelic Destiny", "you", attached_to="champion"),
        Resolve("opp", card="Turn to Frog", targets=(("champion",),)),
    )


@cache
def magus() -> Trace:
    """A3: dependency by existence."""
    return played(
        Enter("urborg", "Urborg, Tomb of Yawgmoth", "you"),
        Enter("coffers", "Cabal Coffers", "you"),
        Enter("magus", "Magus of the Moon", "opp"),
    )


@cache
def march() -> Trace:
    """A7: dependency by what it applies to, then by what it does; an effect that outlives its ability."""
    return played(
        Enter("march", "March of the Machines", "you"),
        Enter("coating", "Liquimetal Coating", "you"),
        Resolve("you", source="coating", ability=1, targets=(("march",),)),
        Resolve("opp", card="Turn to Frog", targets=(("march",),)),
    )


@cache
def loop() -> Trace:
    """B5: a dependency loop."""
    return played(
        Enter("ashaya", "Ashaya, Soul of the Wild", "you"),
        Enter("limb", "Life and Limb", "you"),
        Enter("bears", "Grizzly Bears", "you"),
        Enter("forest", "Forest", "you"),
    )


@cache
def freed_together() -> Trace:
    """Two effects about lands that wait for the same one: it makes a land of a creature."""
    return played(
        Enter("bears", "Grizzly Bears", "you"),
        Enter("urborg", "Urborg, Tomb of Yawgmoth", "you"),
        Enter("omen", "Prismatic Omen", "you"),
        Enter("song", "Song of the Dryads", "opp", attached_to="bears"),
    )


@cache
def humility() -> Trace:
    """Two Opalescences, an anthem lost before it began, a land that dies."""
    return played(
        Enter("humility", "Humility", "you"),
        Enter("first", "Opalescence", "you"),
        Enter("second", "Opalescence", "you"),
        Enter("evening", "Enchanted Evening", "you"),
        Enter("betrayal", "Night of Souls' Betrayal", "opp"),
        Enter("forest", "Forest", "you"),
    )


@cache
def colossus() -> Trace:
    """A4: a characteristic-defining ability goes first."""
    return played(
        Enter("colossus", "Chameleon Colossus", "you"),
        Enter("omnibian", "Omnibian", "opp"),
        Resolve("opp", source="omnibian", ability=1, targets=(("colossus",),)),
    )


@cache
def prison() -> Trace:
    """A11: effects on players and rules; a card in hand; an Equipment on nothing."""
    return played(
        Enter("hand", "Forest", "you", zone=Zone.HAND),
        Enter("prison", "Ghostly Prison", "you"),
        Enter("orb", "Witchbane Orb", "you"),
        Enter("plate", "Darksteel Plate", "you"),
        Enter("muse", "Seedborn Muse", "you"),
    )


@cache
def curse() -> Trace:
    """A1, the curse first: toughness 0 in the middle of the count."""
    return played(
        Enter("curse", "Curse of Death's Hold", "opp", attached_to="you"),
        Enter("honor", "Honor of the Pure", "you"),
        Enter("lions", "Savannah Lions", "you"),
    )


@cache
def words_changed() -> Trace:
    """Two effects that change the same text, one after the other."""
    return played(
        Enter("crusade", "Crusade", "you"),
        Resolve("you", card="Mind Bend", targets=(("crusade",),), choices={"color word": "white>blue"}),
        Resolve("you", card="Mind Bend", targets=(("crusade",),), choices={"color word": "blue>black"}),
    )


@cache
def sword() -> Trace:
    """A6: the Sword is attached after Lignify."""
    return played(
        Enter("akroma", "Akroma, Angel of Wrath", "you"),
        Enter("lignify", "Lignify", "opp", attached_to="akroma"),
        Enter("sword", "Sword of Vengeance", "you"),
        Attach("sword", "akroma"),
    )


@cache
def rune() -> Trace:
    """B1: an Equipment with an ability that an Aura gives it; a condition that is not true."""
    return played(
        Enter("hammer", "Colossus Hammer", "you"),
        Enter("rune", "Rune of Flight", "you", attached_to="hammer"),
        Enter("bears", "Grizzly Bears", "you"),
        Attach("hammer", "bears"),
    )


@cache
def nobody() -> Trace:
    """An effect of two layers that began with nobody (613.6)."""
    return played(
        Enter("march", "March of the Machines", "you"),
        Enter("humility", "Humility", "you"),
    )


def step_of(trace: Trace, layer: Layer | None, card: str) -> Step:
    """The step in which an effect of a card is applied in a layer."""
    return next(s for s in trace.steps if s.layer is layer and s.effect is not None and s.effect.source_card == card)
