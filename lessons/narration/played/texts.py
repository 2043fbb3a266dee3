"""What of its text a spell or ability asks about, in words: its modes, its targets, its alternative costs (601.2b–c)."""

from engine.game import StackItem
from engine.pricing import Offered, offered
from engine.sheet import Sheet
from engine.vocabulary.ability import Ability, Activated
from engine.vocabulary.cost import Cost
from engine.vocabulary.instruction import Modal
from engine.vocabulary.subject import AnyTarget, Target, TargetPlayer
from engine.vocabulary.tree import nodes
from lessons.narration import costs, instructions, keywords, subjects
from lessons.narration.abilities import ability
from lessons.narration.nouns import capital
from lessons.narration.played.here import Here
from lessons.narration.voice import Voice


def text_of(item: StackItem, here: Here) -> tuple[Ability, ...]:
    """The abilities that say what it does: those of a spell, or the one that it is."""
    if item.ability is not None:
        return (item.ability,)
    sheet = here.scene.sheets.get(item.id) or item.last_known.get(item.id)
    return () if sheet is None else tuple(held.ability for held in sheet.abilities)


def speaking(item: StackItem, here: Here) -> Voice:
    """The voice of a spell or ability: its own card's."""
    sheet = here.scene.sheets.get(item.source)
    return Voice(here.names, sheet.name if sheet is not None and sheet.name else item.source_card)


def modal(item: StackItem, here: Here) -> Modal | None:
    """The "Choose one —" of its text (700.2)."""
    return next((node for node in nodes(text_of(item, here)) if isinstance(node, Modal)), None)


def modes(item: StackItem, here: Here) -> tuple[str, ...]:
    """The words of each of its modes, in the order printed (700.2)."""
    found = modal(item, here)
    return tuple(instructions.sentences(part, speaking(item, here)) for part in found.modes) if found is not None else ()


def mode(item: StackItem, number: int, here: Here) -> str:
    """The words of a mode, from 1."""
    offered = modes(item, here)
    return offered[number - 1] if 1 <= number <= len(offered) else f"Modo {number}"


def target(item: StackItem, slot: int, here: Here) -> str:
    """What an instance of the word "target" asks for: «la criatura objetivo que no sea negra»."""
    for node in nodes(text_of(item, here)):
        if isinstance(node, Target | AnyTarget | TargetPlayer) and node.slot == slot:
            return subjects.nominal(node, speaking(item, here)).text
    return "el objetivo"


def costings(item: StackItem, here: Here) -> tuple[tuple[str, Cost], ...]:
    """Its alternative costs, as they are counted, each with the keyword that it is of or "" (118.9)."""
    return _offered(item, here).alternative


def optionals(item: StackItem, here: Here) -> tuple[tuple[str, Cost], ...]:
    """Its optional additional costs, as they are counted, each with the keyword that it is of or "" (601.2b)."""
    return _offered(item, here).optional


def _offered(item: StackItem, here: Here) -> Offered:
    """What the engine offers; nothing of what is gone."""
    return offered(here.game, item) if item.id in here.game.state.objects else Offered((), ())


def priced(keyword: str, cost: Cost, voice: Voice) -> str:
    """A cost and the keyword that it is of: «estímulo {4}», «pagar 1 vida y exiliar una carta azul de tu mano», «nada»."""
    said = costs.cost(cost, voice) if keyword else costs.paid(cost, voice)
    return f"{keywords.noun(keyword)} {said}".strip() if keyword else said or "no pagar nada"


def activated_ability(sheet: Sheet | None, number: int) -> Activated | None:
    """An object's activated ability, from 1, as it has them now."""
    held = () if sheet is None else sheet.activated
    found = held[number - 1] if 1 <= number <= len(held) else None
    return found if isinstance(found, Activated) else None


def activated(sheet: Sheet | None, number: int, voice: Voice) -> str:
    """The words of an object's activated ability, from 1: «{T}: Agrega {G}.»"""
    found = activated_ability(sheet, number)
    if sheet is None or found is None:
        return f"habilidad {number}"
    return capital(ability(found, Voice(voice.names, sheet.name or voice.card)))
