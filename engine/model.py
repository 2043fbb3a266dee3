"""The words of the rulebook that everything else is made of: ids, colors, types, zones (105, 205, 400)."""

from enum import StrEnum

ObjectId = str  # a slug such as "champion-of-the-parish"; unique on a board
PlayerId = str  # "you", "opp" or any other slug


Timestamp = tuple[int, int]  # when it was received, and the order among those received at once (613.7, 613.7m)


class Color(StrEnum):
    """The five colors, by the letter of their mana symbol (105.1)."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"


class CardType(StrEnum):
    """The card types a permanent, spell or card can have (205.2a)."""

    ARTIFACT = "artifact"
    BATTLE = "battle"
    CREATURE = "creature"
    ENCHANTMENT = "enchantment"
    INSTANT = "instant"
    KINDRED = "kindred"
    LAND = "land"
    PLANESWALKER = "planeswalker"
    SORCERY = "sorcery"


PERMANENT_TYPES = frozenset(
    {CardType.ARTIFACT, CardType.BATTLE, CardType.CREATURE, CardType.ENCHANTMENT, CardType.LAND, CardType.PLANESWALKER}
)


class Supertype(StrEnum):
    """The supertypes (205.4a)."""

    BASIC = "basic"
    LEGENDARY = "legendary"
    ONGOING = "ongoing"
    SNOW = "snow"
    WORLD = "world"


class Zone(StrEnum):
    """Where an object is (400.1)."""

    BATTLEFIELD = "battlefield"
    COMMAND = "command"
    EXILE = "exile"
    GRAVEYARD = "graveyard"
    HAND = "hand"
    LIBRARY = "library"
    STACK = "stack"


class Layer(StrEnum):
    """The layers and sublayers, in order (613.1–613.4), and what comes after them (613.10, 613.11)."""

    COPY = "1a"
    FACE_DOWN = "1b"
    CONTROL = "2"
    TEXT = "3"
    TYPE = "4"
    COLOR = "5"
    ABILITY = "6"
    CDA_PT = "7a"
    SET_PT = "7b"
    MODIFY_PT = "7c"
    SWITCH_PT = "7d"
    PLAYERS = "players"
    RULES = "rules"


LAYERS = tuple(Layer)[:11]  # the ones that compute characteristics
