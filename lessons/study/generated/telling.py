"""A drawn question in words: how the position came about, what its cards say, and the way to the answer."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine import Card, compile_card
from engine.actions import Attach, Resolve
from engine.card import colors_of
from engine.model import Layer, ObjectId
from engine.trace import Step, StepKind
from engine.vocabulary.ability import Activated, Triggered
from lessons import narration
from lessons.board.naming import other_name
from lessons.catalog.names import slug_of
from lessons.narration import Names, Voice
from lessons.narration.moments import sentence, title, title_of_one
from lessons.narration.predictions import Asked, deeds
from lessons.narration.scene import Scene, scene
from lessons.study.generated.position import Position


@dataclass(frozen=True, slots=True)
class CardText:
    """A card as the question shows it, its text as the engine holds it. `indicator`: its colors, if its cost does not tell them."""

    name: str
    other_name: str
    slug: str
    cost: str
    types: str
    indicator: str
    pt: str
    lines: tuple[str, ...]


def card_text(card: Card, names: Names) -> CardText:
    """The card in words."""
    voice = Voice(names, card.name)
    return CardText(
        name=names.card(card.name),
        other_name=other_name(names, card.name),
        slug=slug_of(card.name),
        cost=card.mana_cost or "",
        types=narration.card_type_line(card),
        indicator="" if card.colors == colors_of(card.mana_cost) else narration.color_names(card.colors),
        pt="" if card.power is None else f"{card.power}/{card.toughness}",
        lines=tuple(narration.ability(ability, voice) for ability in compile_card(card).abilities),
    )


def arrivals(position: Position, names: Names) -> tuple[str, ...]:
    """What happened, in order, a sentence each; not what it changed, which is the question."""
    moments = (step for step in position.trace.steps if step.kind is StepKind.MOMENT and step.action is not None)
    return tuple(_happened(step, scene(step, position.trace, names)) for step in moments)


def _happened(step: Step, here: Scene) -> str:
    match step.action:
        case Attach():
            return f"{title(step.action, here)}."
        case Resolve(source=str(source), ability=int(number)):
            return _used(step.action, here, source, number)
        case None:
            return ""
        case _:
            return sentence(step.action, here)


def _used(action: Resolve, here: Scene, source: ObjectId, number: int) -> str:
    """An activated ability resolves: the only one, or by its words, as its place among the card's abilities may be counted in more
    than one way.
    """
    card = here.state.objects[source].card
    used = [x for x in compile_card(card).abilities if isinstance(x, Activated | Triggered)]
    alone = sum(isinstance(x, Activated) for x in used) == 1
    words = narration.ability(used[number - 1], Voice(here.names, card.name)).removesuffix(".")
    named = "la habilidad activada" if alone else f"la habilidad «{words}»"
    return sentence(action, here).replace(f"la {number}.ª habilidad", named)


def way(steps: Iterable[Step], position: Position, names: Names) -> tuple[str, ...]:
    """Steps of the position, a line each: where, what, why it reaches nobody or goes just there, and what is lost by it."""
    said = (narration.step(step, position.trace, names) for step in steps)
    return tuple(" ".join((f"{words.place}. {words.title}.", *words.why[:2], *words.lost)) for words in said)


def in_short(position: Position, object_: ObjectId, names: Names) -> str:
    """What each layer does to an object, in a sentence."""
    look = position.look(object_)
    return f"Por capas: {'; '.join(deeds(look, Asked(look, position.trace, names)))}."


def moment_title(position: Position, moment: int, names: Names) -> str:
    """A moment in a few words: «Entra Humildad»; which of the times, where the same is told of another."""
    step = next(s for s in position.trace.steps if s.kind is StepKind.MOMENT and s.moment == moment)
    return title_of_one(step, position.trace, names)


def object_name(position: Position, id_: ObjectId, names: Names) -> str:
    """What an object is called where everything has happened."""
    return scene(position.result, position.trace, names).object(id_)


def rules_of(steps: Iterable[Step]) -> tuple[str, ...]:
    """The rules that some steps cite, each once, in their order."""
    return tuple(dict.fromkeys(str(rule) for step in steps for rule in step.rules))


def seventh(layer: Layer | None) -> bool:
    """Whether it is one of the sublayers of power and toughness (613.4)."""
    return layer is not None and layer.startswith("7")
