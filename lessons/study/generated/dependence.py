"""Whether one effect depends on another of the same layer, and why (613.8a)."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.misreading import readings_of_depends
from engine.model import CardType, Layer
from engine.predicting import Depends, depends
from engine.sheet import EffectId
from engine.trace import Why
from lessons.board.keys import CAUSE_KEYS
from lessons.narration import Names
from lessons.narration.dependencies import depends as worded
from lessons.narration.layers import in_layer
from lessons.narration.nouns import capital, of
from lessons.narration.predictions import Asked, no_dependence
from lessons.study.generated.position import Position, play
from lessons.study.generated.supply import quiet_cards, sources
from lessons.study.generated.table import Drawn, Table
from lessons.study.generated.template import Draft, Template
from lessons.study.question import Chosen, Kind, Misled, Option, Question

LAYERS = (Layer.TYPE, Layer.TYPE, Layer.TYPE, Layer.ABILITY)
_NO = 0.35  # how many of the questions that are answered with «no» are asked, of those that are drawn
_COMMON = 0.4  # how many of those with the cause that is found most are left for one with another
NO = "no"


@dataclass(frozen=True, slots=True)
class Pair:
    """The question: does one effect depend on the other? `why` None: it does not."""

    depends: Depends
    effect: EffectId
    on: EffectId
    why: Why | None


def _draw(chance: Random) -> Draft:
    """Permanents, and two or three effects of one layer, of which two are asked about."""
    table, layer = Table(chance), chance.choice(LAYERS)
    hosts = [
        table.enter(table.draw_card([c for c in quiet_cards() if CardType.CREATURE in c.types])),
        table.enter(table.draw_card([c for c in quiet_cards() if CardType.LAND in c.types]), table.whose()),
    ]
    changing = [s for s in sources() if layer in s.layers and not s.itself]
    table.use_meeting(changing, hosts, chance.choice((2, 2, 3)))
    position = play(table.setup())
    pair = _pair(position, layer, chance)
    misled = tuple(_misled(position, pair))
    return Draft(lambda names: _asked(position, pair, misled, names), position, position.in_layer(layer), about=pair)


def _pair(position: Position, layer: Layer, chance: Random) -> Pair:
    """Two effects of the layer, one that depends on the other if there is. Raises `Drawn` where it could be said in two ways."""
    steps = position.in_layer(layer)
    asked = depends(position.trace, steps[0].number) if steps else None
    if asked is None or asked.defining:
        raise Drawn
    if asked.right:
        edge = chance.choice(asked.right)
        if edge.why is Why.APPLIES and chance.random() < _COMMON:
            raise Drawn
        pair = Pair(asked, edge.effect, edge.on, edge.why)
        if chance.random() < _NO:
            pair = _turned(pair)
    elif chance.random() < _NO:
        effect, on = chance.sample(asked.options, 2)
        pair = Pair(asked, effect, on, None)
    else:
        raise Drawn
    if not _is_clear(position, pair):
        raise Drawn
    return pair


def _is_clear(position: Position, pair: Pair) -> bool:
    """Whether each effect is known by its card alone, there is one cause at most, and two that do not depend on each other meet
    on some object.
    """
    causes = [d for d in pair.depends.right if (d.effect, d.on) == (pair.effect, pair.on)]
    sources = {effect.source or effect.resolved for effect in pair.depends.options}
    sets = {s.effect.id: set(s.applied_to) for s in position.in_layer(pair.depends.layer) if s.effect}
    meet = bool(sets.get(pair.effect, set()) & sets.get(pair.on, set()))
    return len(sources) == len(pair.depends.options) and len(causes) <= 1 and (bool(causes) or meet)


def _turned(pair: Pair) -> Pair:
    """The other way round: does what is depended on depend, in its turn?"""
    why = next((d.why for d in pair.depends.right if (d.effect, d.on) == (pair.on, pair.effect)), None)
    return Pair(pair.depends, pair.on, pair.effect, why)


def _misled(position: Position, pair: Pair) -> Iterator[Misled]:
    for why in (None, *CAUSE_KEYS):
        if why is not pair.why:
            answer = (pair.effect, pair.on, why) if why else None
            if answer is None and pair.why is None:
                continue
            for reading in readings_of_depends(pair.depends, position.trace, answer):
                yield Misled(Chosen(frozenset({CAUSE_KEYS[why] if why else NO})), reading.name)


def _asked(position: Position, pair: Pair, misled: tuple[Misled, ...], names: Names) -> Question:
    asked = Asked(pair.depends, position.trace, names)
    one, other = asked.scene.effect(pair.effect), asked.scene.effect(pair.on)
    edge = next((d for d in pair.depends.right if (d.effect, d.on) == (pair.effect, pair.on)), None)
    first = f"Sí: si {other} se aplica antes,"
    labels = {
        CAUSE_KEYS[Why.APPLIES]: f"{first} cambia a qué se aplica {one}.",
        CAUSE_KEYS[Why.DOES]: f"{first} cambia qué hace {one} a lo que se aplica.",
        CAUSE_KEYS[Why.EXISTENCE]: f"{first} la habilidad {of(one)} deja de existir.",
        CAUSE_KEYS[Why.TEXT]: f"{first} cambia el texto {of(one)}.",
        NO: f"No: aunque {other} se aplique antes, nada de eso cambia.",
    }
    return Question(
        id="",
        kind=Kind.ONE,
        prompt=f"Al llegar a la {in_layer(pair.depends.layer)}, ¿{one} depende {of(other)}?",
        options=tuple(Option(key, label) for key, label in labels.items()),
        right=Chosen(frozenset({CAUSE_KEYS[pair.why] if pair.why else NO})),
        reason=worded(edge, asked.scene) if edge else capital(no_dependence(asked, pair.effect, pair.on, Why.APPLIES)[0]),
        rules=("613.8a",) if edge else ("613.8a", "613.9"),
        misled=misled,
    )


DEPENDENCE = Template(
    "dependencia",
    "¿Depende?",
    "Dos efectos de la misma capa: si uno depende del otro, y por qué de las cuatro causas.",
    "causas",
    _draw,
)
