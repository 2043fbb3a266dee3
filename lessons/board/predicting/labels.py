"""The effects of a question as they are offered: what each is called, and in which order they stand."""

from django.utils.html import format_html
from django.utils.safestring import SafeString

from engine.model import Layer
from engine.predicting import LayerOrder
from engine.sheet import EffectId
from lessons.board.keys import effect_key
from lessons.board.ordering import never_right
from lessons.board.templatetags.escuela import symbols
from lessons.narration.predictions import Asked


def effect_label(asked: Asked, effect: EffectId, layer: Layer) -> SafeString:
    """An effect by its name, its arrival and what it does in the layer."""
    arrival = asked.trace.effects[effect].arrival
    return format_html(
        '<span class="token token-small">{}.º</span> <span class="option-name">{}</span> <span class="option-part">{}</span>',
        arrival, symbols(asked.scene.effect(effect)), symbols(asked.part(effect, layer)),
    )  # fmt: skip


def out_of_order(asked: Asked, question: LayerOrder) -> tuple[EffectId, ...]:
    """The effects of a layer as they are first shown: by name, or the other way round where that would be the answer."""
    called = sorted(question.options, key=lambda effect: (asked.scene.effect(effect), effect_key(effect)))
    return never_right(called, question.right)
