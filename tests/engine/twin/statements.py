"""Statements by chance: what abilities of the generated boards say, in few words, so that they meet."""

from dataclasses import replace
from random import Random
from typing import Any

from engine.model import CardType, Color, Supertype, Zone
from engine.vocabulary.ability import Clause, Keyword, Static
from engine.vocabulary.amount import Count, Number, Signed, ValueOf, Variable
from engine.vocabulary.condition import Compare, Controls, Is, YourTurn
from engine.vocabulary.modification import (
    CHOSEN_COLOR,
    CHOSEN_TYPE,
    EVERY_BASIC_LAND_TYPE,
    EVERY_COLOR,
    EVERY_CREATURE_TYPE,
    Be,
    CantHave,
    ChangeWords,
    Control,
    Get,
    Have,
    HavePT,
    Lose,
    LoseAll,
    NotBe,
)  # fmt: skip
from engine.vocabulary.quality import (
    AnyOf,
    ColorCount,
    Filter,
    HasCounter,
    HasKeyword,
    HasValue,
    IsColor,
    IsSubtype,
    IsSupertype,
    IsToken,
    IsType,
    NoAbilities,
    Not,
    Noun,
    OfChosen,
    Who,
)  # fmt: skip
from engine.vocabulary.subject import Attached, Group, Groups, It, This
from engine.vocabulary.tree import nodes

ART, CREATURE, ENCHANTMENT, LAND = CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT, CardType.LAND
TYPES = [ART, CREATURE, ENCHANTMENT, LAND]
COLORS = [Color.WHITE, Color.BLACK, Color.GREEN]
CREATURE_TYPES = ["Goblin", "Zombie", "Elf"]
LAND_TYPES = ["Forest", "Swamp", "Cave"]
BASIC = ["Forest", "Swamp"]
KEYWORDS = [Keyword("flying"), Keyword("haste"), Keyword("protection", IsColor(Color.BLACK))]

MOSTLY_CREATURES = [*TYPES, CREATURE, CREATURE]


QUALITIES = ["types", "lands", "colors", "abilities", "numbers", "others"]
THEME_QUALITIES = {"words": "colors", "control": "others", "any": "types"}
OTHERS = [IsSupertype(Supertype.LEGENDARY), IsToken(), HasCounter("+1/+1"), HasCounter("charge")]
COLORED = [*map(IsColor, COLORS), *map(IsColor, COLORS), ColorCount(0), ColorCount(1), ColorCount(2), OfChosen("color")]
TYPED = [*map(IsType, TYPES), *map(IsSubtype, CREATURE_TYPES), OfChosen("type")]


def qualities(chance: Random, theme: str) -> Any:
    """One quality, mostly of what the board's effects change, often denied."""
    match chance.choice(QUALITIES + [THEME_QUALITIES.get(theme, theme)] * 15):
        case "types":
            quality = chance.choice(TYPED)
        case "lands":
            quality = chance.choice([*map(IsSubtype, BASIC), IsType(LAND), IsSupertype(Supertype.BASIC)])
        case "colors":
            quality = chance.choice(COLORED)
        case "abilities":
            quality = chance.choice([*map(HasKeyword, ["flying", "flying", "haste", "changeling"]), NoAbilities()])
        case "numbers":
            value = chance.choice(["power", "toughness", "mana value", "power"])
            quality = HasValue(value, chance.choice(["<=", ">="]), Number(chance.choice(range(5))))
        case _:
            quality = chance.choice([*OTHERS, AnyOf((IsColor(chance.choice(COLORS)), IsType(chance.choice(MOSTLY_CREATURES))))])
    return Not(quality) if chance.choice([True, False]) else quality


NOUNS = {
    "lands": [LAND, LAND, CREATURE, "Forest", "Swamp", Noun.PERMANENT],
    "types": [CREATURE, CREATURE, *TYPES, *CREATURE_TYPES, Noun.PERMANENT],
}


def filters(chance: Random, theme: str) -> Filter:
    """ "Other nonblack creatures you control"."""
    noun = chance.choice(NOUNS.get(theme, [CREATURE, CREATURE, Noun.PERMANENT, Noun.PERMANENT, LAND, ART, "Goblin", "Forest"]))
    before = (qualities(chance, theme),) if chance.choice([True, True, True, False]) else ()
    if any(isinstance(n, HasValue) and n.characteristic != "mana value" for n in nodes(before)):
        noun = chance.choice([CREATURE, CREATURE, CREATURE, noun])  # others have no power (208.3)
    players = [Who.YOU, Who.OPPONENTS] + [None] * (1 if theme == "control" else 4)
    return Filter(
        (noun,),
        before=before,
        controller=chance.choice(players),
        other=chance.choice([False, False, True]),
    )


def subjects(chance: Random, theme: str) -> Any:
    """Whom a static ability speaks of."""
    match chance.choice(["group"] * 5 + ["groups", "attached", "this"]):
        case "group":
            return Group(filters(chance, theme))
        case "groups":
            return Groups((Group(filters(chance, theme)), Group(filters(chance, theme))))
        case "attached":
            return Attached("enchanted", chance.choice([CREATURE, Noun.PERMANENT, LAND]))
    return This("permanent")


def conditions(chance: Random, theme: str) -> Any:
    """ "As long as …", mostly nothing."""
    match chance.choice(["", "", "", "", "controls", "is", "compare", "turn"]):
        case "controls":
            least, most = chance.choice([(1, None), (2, None), (0, 0)])
            return Controls(Who.YOU, replace(filters(chance, theme), controller=None), least, most)
        case "is":
            return Is(This("permanent"), qualities(chance, theme))
        case "compare":
            return Compare(Count(filters(chance, theme)), chance.choice(["<=", ">="]), Number(chance.choice(range(5))))
        case "turn":
            return YourTurn()
    return None


def amounts(chance: Random, theme: str, *, live: bool) -> Any:
    """A number; a live one may be counted (611.3a), a fixed one is written or X (611.2d)."""
    choice = chance.choice(["number", "number", "live", "live value"])
    if choice == "number":
        return Number(chance.choice(range(5)))
    if not live:
        return Variable("X")
    if choice == "live":
        return Count(filters(chance, theme))
    return ValueOf(chance.choice(["mana value"] * 4 + ["power", "toughness"]), It())


LAND_SHAPES = ["set land", "set land", "add land", "add land", "a land", "land creature"]
SHAPES = ["add type", "add type", "a type", "a creature", "artifact creature", "still a land"]
SHAPES += ["set subtype", "add subtype", "supertype"]


def beings(chance: Random, theme: str, *, live: bool, choice: bool) -> Be:
    """ "Is a …": each shape of 205.1a, 205.1b and 305.7."""
    creature, land, type_ = chance.choice(CREATURE_TYPES), chance.choice(LAND_TYPES), chance.choice(MOSTLY_CREATURES)
    number = amounts(chance, theme, live=live)
    pt = {"power": number, "toughness": number} if chance.choice([True, True, False]) else {}
    addition, own_choice = chance.choice(["", "types"]), CHOSEN_TYPE if choice else creature
    some = chance.choice([(), (creature,)])
    match chance.choice(SHAPES * (1 if theme == "lands" else 3) + LAND_SHAPES * 2):
        case "set land":
            return Be(subtypes=(land,))
        case "add land":
            return Be(subtypes=(chance.choice([land, "Swamp", EVERY_BASIC_LAND_TYPE]),), in_addition="land types")
        case "a land":
            return Be(types=(LAND,), subtypes=(land,), in_addition=addition)
        case "land creature":
            return Be(types=(LAND, CREATURE), subtypes=(land, creature), in_addition="types", **pt)
        case "add type":
            return Be(types=(type_,), in_addition="types")
        case "a type":
            return Be(types=(type_,))
        case "a creature":
            return Be(types=(CREATURE,), subtypes=(creature,), in_addition=addition, **pt)
        case "artifact creature":
            return Be(types=(ART, CREATURE), subtypes=some, **pt)
        case "still a land":
            return Be(types=(CREATURE,), subtypes=some, still=(LAND,), **pt)
        case "set subtype":
            return Be(subtypes=(chance.choice([creature, own_choice, "Frog"]),))
        case "add subtype":
            return Be(subtypes=(chance.choice([creature, own_choice, EVERY_CREATURE_TYPE]),), in_addition="creature types")
    return Be(supertypes=(chance.choice([Supertype.LEGENDARY, Supertype.BASIC]),), in_addition="types")


def colorings(chance: Random, *, choice: bool) -> Be:
    """ "Is black", "is colorless", "is green in addition to its other colors"."""
    color = chance.choice([*COLORS, *COLORS, EVERY_COLOR, CHOSEN_COLOR if choice else EVERY_COLOR])
    return chance.choice([Be(colors=(color,)), Be(colors=(color,)), Be(colors=(color,), in_addition="colors"), Be(colors=())])


def gifts(chance: Random, theme: str, *, nested: bool) -> Any:
    """What gives, takes and forbids abilities."""
    keyword = chance.choice(KEYWORDS)
    if nested and chance.choice([True, False]):
        return Have((statics(chance, theme, nested=False),))
    gains = [Have((keyword,)), Have((keyword,)), Have((Keyword("changeling"),)), Have((KEYWORDS[0], KEYWORDS[1]))]
    losses = [Lose((keyword,)), CantHave((keyword,)), CantHave((keyword,)), LoseAll(), LoseAll(), LoseAll(but="mana abilities")]
    return chance.choice(gains + losses)


SAYS = {
    "types": ["be", "be", "loss"],
    "lands": ["be", "gift"],
    "colors": ["color"],
    "abilities": ["gift"],
    "numbers": ["pt", "pt", "get"],
}


def modifications(chance: Random, theme: str, *, nested: bool, live: bool) -> Any:
    """One thing that is true of the subject. What is chosen is chosen for the object that has the ability in its text."""
    choice = live and nested
    match chance.choice([*SAYS.get(theme, []) * 15, "be", "color", "gift", "pt", "get", "loss"]):
        case "be":
            return beings(chance, theme, live=live, choice=choice)
        case "color":
            return colorings(chance, choice=choice)
        case "gift":
            return gifts(chance, theme, nested=nested)
        case "pt":
            number = amounts(chance, theme, live=live)
            return chance.choice([HavePT(number, number), HavePT(number, None), HavePT(None, number), HavePT(Number(1), number)])
        case "get":
            number = amounts(chance, theme, live=live)
            each = Count(filters(chance, theme), each=True) if live and chance.choice([True, False]) else None
            sign = chance.choice(["+", "+", "-"])
            return Get(Signed(sign, number), Signed("+", chance.choice([Number(1), Number(0)])), each=each)
    losses = [LoseAll(("creature types",)), LoseAll(("colors",)), LoseAll(("land types",))]
    return chance.choice([NotBe((CREATURE,)), NotBe((LAND,)), NotBe((ART,)), *losses, NotBe((CREATURE,))])


def sensible(said: list[Any]) -> tuple[Any, ...]:
    """As a card would say it: losses first ("loses all abilities and is a Goblin"); and abilities are given, taken or forbidden
    once, except that "loses all abilities and has flying" is a sentence."""
    about = [m for m in said if isinstance(m, Have | Lose | CantHave) or "abilities" in getattr(m, "what", ())]
    about.sort(key=lambda m: isinstance(m, Have))
    both = len(about) == 2 and about[0] == LoseAll() and isinstance(about[1], Have)
    once = [m for m in said if m not in about] + about[: 1 + both]
    return tuple(sorted(once, key=lambda m: not isinstance(m, LoseAll)))


def darksteel(chance: Random) -> tuple[Any, ...]:
    """ "Is a Goblin artifact creature with base power and toughness 0/1, has haste, and loses all other abilities, card types, and
    creature types"."""
    lost = chance.choice([("abilities", "card types", "creature types"), ("abilities", "card types"), ("abilities",)])
    be = Be(types=(ART, CREATURE), subtypes=(chance.choice(CREATURE_TYPES),), power=Number(0), toughness=Number(1))
    return (be, Have((KEYWORDS[1],)), LoseAll(lost, other=True))


def clauses(chance: Random, theme: str, *, nested: bool) -> Clause:
    """A statement of a static ability."""
    shape = chance.choice(["plain"] * 10 + ["control", "words", "darksteel"] + [theme] * 10 * (theme in ("control", "words")))
    rest = [modifications(chance, theme, nested=nested, live=True) for _ in range(chance.choice([1, 1, 1, 2]))]
    match shape:
        case "control":
            said = (Control(), *sensible(rest[1:]))
        case "words":
            said = (ChangeWords(("color word",), to_chosen=True), *sensible(rest[1:]))
        case "darksteel":
            said = darksteel(chance)
        case _:
            said = sensible(rest)
    subject = subjects(chance, theme)
    if shape == theme == "words" and chance.choice([True, False]):
        color = IsColor(chance.choice(COLORS))  # a word that another such effect changes
        subject = Group(Filter((Noun.PERMANENT,), before=(color,)))
    return Clause(subject, said, conditions(chance, theme))


def statics(chance: Random, theme: str, *, nested: bool = True) -> Static:
    """A static ability: one statement, seldom two."""
    said = [clauses(chance, theme, nested=nested) for _ in range(chance.choice([1, 1, 1, 1, 2]))]
    alone = any(isinstance(m, LoseAll) and m.other for m in said[-1].modifications)
    return Static(tuple(said[-1:] if alone else said))


def definitions(chance: Random, theme: str) -> Any:
    """A characteristic-defining ability (604.3a)."""
    count = Count(filters(chance, theme))
    hand = Count(Filter((Noun.CARD,), zones=(Zone.GRAVEYARD,), owner=Who.YOU))
    numbers = [HavePT(count, count, "equal each"), HavePT(hand, count, "equal each"), HavePT(count, None, "equal")]
    others = [Be(colors=(EVERY_COLOR,)), Be(colors=(Color.GREEN,)), Be(subtypes=(EVERY_CREATURE_TYPE,))]
    said = chance.choice([*numbers, *others, Keyword("changeling"), Keyword("devoid")])
    return said if isinstance(said, Keyword) else Static((Clause(This("card"), (said,)),))
