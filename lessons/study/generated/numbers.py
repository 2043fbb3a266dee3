"""Power and toughness of a creature under effects of the sublayers of 7 and counters (613.4)."""

from random import Random

from engine.model import Layer, ObjectId, Supertype
from engine.vocabulary.amount import Count
from engine.vocabulary.tree import nodes
from lessons.narration import Names
from lessons.study.generated.position import Position, play
from lessons.study.generated.supply import creatures, quiet_cards, sources
from lessons.study.generated.table import Drawn, Table
from lessons.study.generated.telling import in_short, object_name, seventh
from lessons.study.generated.template import Draft, Template
from lessons.study.question import Kind, Misled, Numbers, Question

_DEFINED = 0.2  # how many are about a creature whose power and toughness are counted
_BEFORE = frozenset({Layer.COPY, Layer.CONTROL, Layer.TEXT})
_COUNTERS = (("+1/+1", 1), ("+1/+1", 2), ("+1/+1", 3), ("-1/-1", 1))


def _draw(chance: Random) -> Draft:
    """A creature, and two to four things that change its power and toughness, of at least two kinds."""
    table = Table(chance)
    if chance.random() < _DEFINED:
        hero = _defined(table)
    else:
        hero = table.enter(table.draw_card(creatures()), table.whose())
    changing = [s for s in sources() if any(map(seventh, s.layers)) and not s.layers & _BEFORE]
    if chance.random() < 0.6:
        table.put(*chance.choice(_COUNTERS), on=hero)
    for layer in chance.choices((Layer.SET_PT, Layer.MODIFY_PT, Layer.SWITCH_PT), (4, 5, 2), k=chance.choice((2, 3, 3))):
        source = table.draw(table.likely((s for s in changing if layer in s.layers), hero), hero)
        table.use(source, hero, table.whose())
    position = play(table.setup())
    right = position.result.sheets[hero].pt
    steps = tuple(step for step in position.touching(hero) if seventh(step.layer))
    if right is None or len({step.layer for step in steps}) < 2:
        raise Drawn
    read = ((name, sheets[hero].pt) for name, sheets in position.misread.items())
    misled = tuple(Misled(Numbers(*pt), name) for name, pt in read if pt is not None and pt != right)
    if not misled:
        raise Drawn
    telling = tuple(s for s in position.applied if s in steps or not s.applied_to or hero in s.applied_to)
    return Draft(lambda names: _asked(position, hero, misled, names), position, telling, hero)


def _defined(table: Table) -> ObjectId:
    """A creature whose power and toughness are counted, after two of the lands that it counts (604.3)."""
    source = table.chance.choice([s for s in sources() if Layer.CDA_PT in s.layers])
    counted = {noun for node in nodes(source.tree) if isinstance(node, Count) for noun in node.of.nouns}
    fitting = [card for card in quiet_cards() if Supertype.BASIC in card.supertypes and counted & {*card.types, *card.subtypes}]
    if not fitting:
        raise Drawn
    land, who = table.chance.choice(fitting), table.whose()
    return table.enter(source.card, who, after=[table.enter(land, who) for _ in range(2)])


def _asked(position: Position, hero: str, misled: tuple[Misled, ...], names: Names) -> Question:
    right = position.result.sheets[hero].pt
    assert right is not None
    return Question(
        id="",
        kind=Kind.NUMBERS,
        prompt=f"¿Qué fuerza y resistencia tiene {object_name(position, hero, names)} al final?",
        options=(),
        right=Numbers(*right),
        reason=in_short(position, hero, names),
        rules=("613.1", "613.4"),
        misled=misled,
    )


NUMBERS = Template(
    "fuerza-y-resistencia",
    "Fuerza y resistencia",
    "Una criatura bajo efectos que fijan, suman o intercambian, y contadores: las subcapas 7a a 7d.",
    "capa-7",
    _draw,
)
