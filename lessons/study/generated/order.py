"""In which order the effects of one layer are applied: dependency first, then arrival (613.7, 613.8)."""

from itertools import permutations
from random import Random

from engine.actions import Attach
from engine.misreading import readings_of_order
from engine.model import CardType, Layer
from engine.predicting import LayerOrder, layer_order
from engine.sheet import EffectId
from lessons.board.keys import effect_key, effect_name
from lessons.board.ordering import never_right
from lessons.narration import Names
from lessons.narration.nouns import capital
from lessons.narration.predictions import Asked, move
from lessons.narration.predictions import question as worded
from lessons.study.generated.position import Position, play
from lessons.study.generated.supply import quiet_cards, sources
from lessons.study.generated.table import Drawn, Table
from lessons.study.generated.telling import rules_of
from lessons.study.generated.template import Draft, Template
from lessons.study.question import Kind, Misled, Option, Ordered, Question

LAYERS = (Layer.TYPE, Layer.TYPE, Layer.TYPE, Layer.ABILITY, Layer.SET_PT, Layer.MODIFY_PT)
_EASY = 0.25  # how many of the draws whose order is plainly that of arrival are asked all the same


def _draw(chance: Random) -> Draft:
    """Permanents, and three or four effects of one layer."""
    table, layer = Table(chance), chance.choice(LAYERS)
    kinds = (CardType.CREATURE, CardType.LAND if layer is Layer.TYPE else CardType.CREATURE)
    hosts = [table.enter(table.draw_card([c for c in quiet_cards() if kind in c.types]), table.whose()) for kind in kinds]
    changing = [s for s in sources() if layer in s.layers and not s.itself]
    table.use_meeting(changing, hosts, chance.choice((3, 3, 4)))
    table.move_one(hosts)
    position = play(table.setup())
    if _is_plain(position, layer) and chance.random() > _EASY:
        raise Drawn
    asked = _question(position, layer)
    misled = tuple(
        (answer, reading.name)
        for answer in permutations(asked.right)
        if not asked.is_right(answer)
        for reading in readings_of_order(asked, position.trace, answer)
        if reading.name not in _NO_ORDER
    )
    if not misled:
        raise Drawn
    return Draft(lambda names: _asked(position, asked, misled, names), position, position.in_layer(layer))


_NO_ORDER = frozenset({"object by object"})  # it agrees with too many orders: those of effects that share no object


def _question(position: Position, layer: Layer) -> LayerOrder:
    """The order of three or four effects in the layer, of which one reaches nobody at most. Raises `Drawn` where it is none."""
    steps = position.in_layer(layer)
    if not 3 <= len(steps) <= 4 or sum(not step.applied_to for step in steps) > 1:
        raise Drawn
    found = layer_order(position.trace, steps[0].number)
    if found is None:
        raise Drawn
    return found


def _is_plain(position: Position, layer: Layer) -> bool:
    """Whether the effects go as they arrived, and nothing arrived twice."""
    when = [step.effect.timestamp for step in position.in_layer(layer) if step.effect]
    return when == sorted(when) and not any(isinstance(action, Attach) for action in position.setup.timeline)


def _asked(position: Position, order: LayerOrder, misled: tuple[tuple[tuple[EffectId, ...], str], ...], names: Names) -> Question:
    asked = Asked(order, position.trace, names)
    keys = {effect: _key(position, effect) for effect in order.options}

    def keyed(effects: tuple[EffectId, ...]) -> tuple[str, ...]:
        return tuple(keys[effect] for effect in effects)

    listed = never_right(sorted(order.options, key=keys.__getitem__), order.right)
    return Question(
        id="",
        kind=Kind.ORDER,
        prompt=worded(asked),
        options=tuple(
            Option(keys[effect], f"{capital(asked.scene.effect(effect))}: {asked.part(effect, order.layer)}") for effect in listed
        ),
        right=Ordered(keyed(order.right)),
        reason=move(asked),
        rules=rules_of(position.in_layer(order.layer)),
        alternatives=tuple(Ordered(other) for other in sorted(keyed(other) for other in order.allowed - {order.right})),
        misled=tuple(Misled(Ordered(keyed(answer)), name) for answer, name in misled),
    )


def _key(position: Position, effect: EffectId) -> str:
    """The effect's name in the answer."""
    return effect_key(effect) if effect.resolved is None else effect_name(position.trace.effects[effect])


ORDER = Template(
    "orden",
    "El orden dentro de una capa",
    "Varios efectos en la misma capa: quién espera a quién, y cuándo decide el orden de llegada.",
    "orden",
    _draw,
)
