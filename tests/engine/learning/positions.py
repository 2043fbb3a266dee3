"""Boards of the classes as set-ups, written from their arrival lists."""

from dataclasses import replace

from engine import Card, Setup, from_facts
from engine.actions import Attach, Enter, PutCounters, Resolve
from engine.model import Zone

YOU, OPP = "you", "opp"
CHAMPION, AKROMA, FOREST = "champion-of-the-parish", "akroma-angel-of-wrath", "forest"


def board(*timeline, cards=None, opened=None) -> Setup:
    """A board of two players whose last moment is opened."""
    last = frozenset({len(timeline) - 1}) if opened is None else frozenset(opened)
    return Setup((YOU, OPP), timeline, cards=cards or {}, opened=last)


def of_its_own(name: str, line: str, text: str) -> dict[str, Card]:
    """A card that only the board knows."""
    return {name: from_facts({"name": name, "type_line": line, "oracle_text": text})}


def yours(card: str, id_: str, **more: object) -> Enter:
    return Enter(id_, card, YOU, **more)


def theirs(card: str, id_: str, **more: object) -> Enter:
    return Enter(id_, card, OPP, **more)


HONOR = yours("Honor of the Pure", "honor-of-the-pure")
PARISH = yours("Champion of the Parish", CHAMPION)
DESTINY = yours("Angelic Destiny", "angelic-destiny", attached_to=CHAMPION)
FROG = Resolve(OPP, card="Turn to Frog", targets=((CHAMPION,),))

A2 = board(HONOR, PARISH, DESTINY, FROG)
A2B = board(HONOR, PARISH, FROG, DESTINY)

URBORG = yours("Urborg, Tomb of Yawgmoth", "urborg")
COFFERS = yours("Cabal Coffers", "coffers")
LAND = yours("Forest", FOREST)
MAGUS = theirs("Magus of the Moon", "magus")

A3 = board(URBORG, COFFERS, LAND, MAGUS)
A3B = board(MAGUS, COFFERS, LAND, URBORG)

OMNIBIAN = Resolve(OPP, source="omnibian", ability=1, targets=(("colossus",),))
A4 = board(yours("Chameleon Colossus", "colossus"), theirs("Omnibian", "omnibian"), OMNIBIAN)

ANGEL = yours("Akroma, Angel of Wrath", AKROMA)
LIGNIFY = theirs("Lignify", "lignify", attached_to=AKROMA)
SWORD = yours("Sword of Vengeance", "sword")
EQUIP = Attach("sword", AKROMA)
LIONS = yours("Savannah Lions", "lions")
A6 = board(ANGEL, LIGNIFY, SWORD, EQUIP)
A6B = board(ANGEL, SWORD, EQUIP, LIGNIFY)
A6C = board(ANGEL, LIONS, SWORD, EQUIP, LIGNIFY, Attach("sword", "lions"), EQUIP)

A7 = board(
    yours("March of the Machines", "march"),
    yours("Liquimetal Coating", "coating"),
    Resolve(YOU, source="coating", ability=1, targets=(("march",),)),
    Resolve(OPP, card="Turn to Frog", targets=(("march",),)),
)

EVENING = yours("Enchanted Evening", "evening")
OPALESCENCE = yours("Opalescence", "opalescence")
MACHETE = yours("Trusty Machete", "machete")
B4A = board(OPALESCENCE, MACHETE, LAND, EVENING)

BEARS = yours("Grizzly Bears", "bears")
RUNE = yours("Rune of Flight", "rune", attached_to="bears")
HAMMER = yours("Colossus Hammer", "hammer")
B4C = board(BEARS, RUNE, HAMMER, Attach("hammer", "bears"))

ASHAYA = yours("Ashaya, Soul of the Wild", "ashaya")
LIMB = yours("Life and Limb", "limb")
B5A = board(ASHAYA, LIMB, BEARS, LAND)
B5B = board(LIMB, ASHAYA, BEARS, LAND)

AMOEBA = yours("Aquamoeba", "aquamoeba")
SWITCH = Resolve(YOU, source="aquamoeba", ability=1)
BIGGER = of_its_own("Bigger", "Instant", "Target creature gets +5/+0 until end of turn.")
GROW = Resolve(YOU, card="Bigger", targets=(("aquamoeba",),))
COUNTER = PutCounters("aquamoeba", "+1/+0", 1)
B6 = replace(board(AMOEBA, SWITCH, GROW, COUNTER), cards=BIGGER)

COPIED = board(
    theirs("Honor of the Pure", "in-hand", zone=Zone.HAND),
    theirs("Sturmgeist", "sturmgeist"),
    BEARS,
    Resolve(YOU, card="Cytoshape", choices={"object": "sturmgeist"}, targets=(("bears",),)),
)

TWO = of_its_own("Two in one", "Enchantment", "Creatures you control get +1/+1.\nGreen creatures you control get +0/+1.")
TWO_IN_ONE = board(HONOR, yours("Two in one", "two"), BEARS, cards=TWO)

PONDS = {
    **of_its_own("Pond", "Land", "Artifacts and creatures are Frogs in addition to their other types."),
    **of_its_own("Idol", "Artifact Enchantment", ""),
}
POND = board(yours("Pond", "pond"), yours("Idol", "idol"), HONOR, yours("Opalescence", "opalescence"), cards=PONDS)

WORDS = (
    "As this enchantment enters, choose a color word.\n"
    "All instances of color words in the text of Goblin spells and Goblin permanents are changed to the chosen color word."
)
PRISM = board(  # B4e
    yours("Nettle Sentinel", "sentinel"),
    yours("Prism", "prism", chosen={"color word": "black"}),
    Resolve(YOU, card="Artificial Evolution", targets=(("prism",),), choices={"creature type": "Goblin>Elf"}),
    cards=of_its_own("Prism", "Enchantment", WORDS),
)
