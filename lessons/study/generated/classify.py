"""In which layers the parts of a text act (613.1): texts of cards to be put in their layers."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from django.utils.safestring import SafeString

from engine import Card, compile_card, layers_of, pool
from engine.actions import slug
from engine.model import LAYERS, Layer
from engine.vocabulary import ability as a
from engine.vocabulary.ability import Ability
from engine.vocabulary.instruction import AddMana, Damage, Destroy, Draw
from engine.vocabulary.tree import nodes
from lessons.catalog.exercises import named_text, places
from lessons.narration import Names, Voice, ability
from lessons.narration.layers import layer as named
from lessons.narration.nouns import listed
from lessons.study.generated.table import Drawn
from lessons.study.generated.template import Draft, Template
from lessons.study.question import Kind, Option, Placed, Question

ROWS = 4
_LONG = 260  # letters of a text


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of a card, by its place from 1, and the layers that it acts in."""

    card: Card
    place: int
    abilities: tuple[Ability, ...]
    layers: frozenset[Layer]


@cache
def texts() -> tuple[Text, ...]:
    """Every paragraph of the pool that can be asked about."""
    return tuple(text for name in sorted(pool()) if " // " not in name for text in _texts(pool()[name]))


def _texts(card: Card) -> Iterator[Text]:
    compiled = compile_card(card)
    for place, paragraph in enumerate(compiled.paragraphs, 1):
        abilities = tuple(compiled.abilities[number] for number in paragraph.abilities)
        if paragraph.understood and abilities and len(paragraph.text) <= _LONG and all(map(_is_plain, abilities)):
            yield Text(card, place, abilities, layers_of(abilities))


def _is_plain(ability: Ability) -> bool:
    """Whether nobody would argue where it acts: a continuous effect on characteristics that gives no static ability, or plainly
    one-shot instructions (610.1).
    """
    if any(isinstance(node, a.Static) and node is not ability for node in nodes(ability)):
        return False
    inside = bool(layers_of((ability,))) and layers_of((ability,)) <= frozenset(LAYERS)
    match ability:
        case a.Static():
            return inside
        case a.Activated(instructions=instructions) | a.Triggered(instructions=instructions) | a.Spell(instructions):
            return inside or all(
                isinstance(i, Draw | Damage | Destroy | AddMana) and getattr(i, "regenerate", True) for i in instructions
            )
        case _:
            return False


def _draw(chance: Random) -> Draft:
    """Texts of different cards: most of them act in layers, one in several of them."""
    inside = [text for text in texts() if text.layers]
    several = [text for text in inside if len(text.layers) > 1]
    none = [text for text in texts() if not text.layers]
    rows = [
        chance.choice(several),
        *chance.sample(inside, ROWS - 2),
        chance.choice((*none, *inside) if chance.random() < 0.5 else inside),
    ]
    if len({text.card for text in rows}) < ROWS or len({text.layers for text in rows}) < ROWS - 1:
        raise Drawn
    chance.shuffle(rows)
    return Draft(lambda names: _asked(tuple(rows), names))


def _asked(rows: tuple[Text, ...], names: Names) -> Question:
    return Question(
        id="",
        kind=Kind.LAYERS,
        prompt="¿En qué capas actúa cada texto? Marca todas; si no crea ningún efecto continuo, «ninguna».",
        options=tuple(Option(f"{slug(text.card.name)}.{text.place}", _said(text, names), _why(text)) for text in rows),
        right=Placed(tuple(places(text.layers) for text in rows)),
        reason="Cada parte de un efecto va en su capa: la decide lo que hace, no la carta que lo dice (613.1).",
        rules=("613.1", "613.4"),
    )


def _said(text: Text, names: Names) -> SafeString:
    """The card's name above its text."""
    voice = Voice(names, text.card.name)
    return named_text(names.card(text.card.name), " ".join(ability(x, voice) for x in text.abilities))


def _why(text: Text) -> str:
    """Where it acts, and for what."""
    places = [f"en la {layer.value} ({_DOES.get(layer) or named(layer)})" for layer in LAYERS if layer in text.layers]
    return f"Actúa {listed(places)}." if places else "No crea ningún efecto continuo: hace lo que dice y ya está (610.1)."


_DOES = {
    Layer.CDA_PT: "define fuerza y resistencia",
    Layer.SET_PT: "fija fuerza y resistencia",
    Layer.MODIFY_PT: "modifica fuerza y resistencia",
    Layer.SWITCH_PT: "intercambia fuerza y resistencia",
}

CLASSIFY = Template(
    "que-capa",
    "Cada texto en su capa",
    "Textos de cartas sorteados, para decir en qué capa o capas actúa cada uno.",
    "capas",
    _draw,
)
