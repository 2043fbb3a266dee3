"""Which mana a land can add once others have changed its types and abilities (305.6, 305.7, 613.1d, 613.1f)."""

from collections.abc import Mapping
from random import Random

from engine import say
from engine.actions import slug
from engine.model import CardType, Layer
from engine.sheet import Sheet
from engine.vocabulary.ability import Ability, Activated
from engine.vocabulary.instruction import AddMana
from engine.vocabulary.modification import EVERY_BASIC_LAND_TYPE
from engine.vocabulary.tree import nodes
from engine.words import BASIC_LAND_TYPES
from lessons.narration import Names, Voice, ability
from lessons.study.generated.position import Position, play
from lessons.study.generated.supply import quiet_cards, sources
from lessons.study.generated.table import Drawn, Table
from lessons.study.generated.telling import in_short, object_name
from lessons.study.generated.template import Draft, Template
from lessons.study.question import Chosen, Kind, Misled, Option, Question

LEAST = 3  # options, besides that it can add none
NONE = "ninguno"


def _draw(chance: Random) -> Draft:
    """A land, and two or three effects about lands."""
    table = Table(chance)
    hero = table.enter(table.draw_card([c for c in quiet_cards() if CardType.LAND in c.types]))
    about = [s for s in sources() if (Layer.TYPE in s.layers and s.about(_BASIC)) or (Layer.ABILITY in s.layers and s.about(_LAND))]
    for _ in range(chance.choice((2, 3, 3))):
        table.use(table.draw(about, hero), hero, table.whose())
    position = play(table.setup())
    touching = position.touching(hero)
    if len({frozenset(_mana(step.sheets[hero])) for step in touching}) < 2:
        raise Drawn
    right = _mana(position.result.sheets[hero])
    read = {name: _mana(sheets[hero]) for name, sheets in position.misread.items()}
    seen = {text: held for mana in (right, *read.values(), _printed(position, hero)) for text, held in mana.items()}
    if all(mana.keys() == right.keys() for mana in read.values()) or len(seen) < LEAST:
        raise Drawn
    return Draft(lambda names: _asked(position, hero, seen, names), position, position.about(hero), hero)


_BASIC = frozenset({EVERY_BASIC_LAND_TYPE, *BASIC_LAND_TYPES})
_LAND = frozenset({CardType.LAND})


def _mana(sheet: Sheet) -> dict[str, Ability]:
    """The mana abilities of an object by their text (605.1a)."""
    held = [h.ability for h in sheet.abilities if isinstance(h.ability, Activated)]
    return {say(x): x for x in held if any(isinstance(node, AddMana) for node in nodes(x.instructions))}


def _printed(position: Position, hero: str) -> dict[str, Ability]:
    """Those that it had as it arrived, before anything else did."""
    first = next(step for step in position.trace.steps if hero in step.sheets)
    return _mana(first.sheets[hero])


def _asked(position: Position, hero: str, seen: Mapping[str, Ability], names: Names) -> Question:
    def chosen(sheet: Sheet) -> Chosen:
        return Chosen(frozenset(slug(text) for text in _mana(sheet)) or frozenset({NONE}))

    right = chosen(position.result.sheets[hero])
    voice = Voice(names, position.result.sheets[hero].name)
    options = [Option(slug(text), ability(held, voice)) for text, held in sorted(seen.items())]
    name = object_name(position, hero, names)
    read = ((reading, chosen(sheets[hero])) for reading, sheets in position.misread.items())
    return Question(
        id="",
        kind=Kind.SEVERAL,
        prompt=f"¿Qué habilidades de maná tiene {name} al final? Márcalas todas.",
        options=(*options, Option(NONE, "Ninguna", alone=True)),
        right=right,
        reason=in_short(position, hero, names),
        rules=("305.6", "305.7"),
        misled=tuple(Misled(answer, reading) for reading, answer in read if answer != right),
    )


LANDS = Template(
    "mana-de-las-tierras",
    "El maná de las tierras",
    "Una tierra a la que otros efectos le cambian los tipos o las habilidades: qué maná le queda.",
    "capa-4",
    _draw,
)
