"""What was announced for a spell or ability, letter by letter (601.2b–d)."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.choices import Costing
from engine.game import StackItem
from lessons.narration.costs import mana
from lessons.narration.nouns import capital, listed
from lessons.narration.played import texts
from lessons.narration.played.choices import choice_label, optional_label
from lessons.narration.played.here import Here
from lessons.narration.played.texts import mode


@dataclass(frozen=True, slots=True)
class Said:
    """One thing that was announced, and at which letter."""

    letter: str
    text: str


def announced(item: StackItem, here: Here) -> tuple[Said, ...]:
    """Everything announced so far, in order."""
    return (*(Said("b", text) for text in _choices(item, here)), *(Said("c", t) for t in _targets(item, here)),
            *(Said("d", t) for t in _shares(item, here)))  # fmt: skip


def _choices(item: StackItem, here: Here) -> Iterator[str]:
    made = item.announced
    if made.modes is not None:
        yield from (mode(item, number, here) for number in made.modes)
    if made.spliced:
        yield f"Empalma {here.all_called(made.spliced)}"
    if made.costing:
        yield choice_label(Costing(made.costing), here, item)
    for number, times in enumerate(made.optional, 1):
        what = optional_label(number, here, item)
        yield f"Sin pagar {what}" if not times else f"Pagar {what}" + (f", {times} veces" if times > 1 else "")
    if made.x is not None:
        yield f"X = {made.x}"
    if made.symbols:
        yield f"Símbolos: {listed(['2 vidas' if s == 'life' else mana((s,)) for s in made.symbols])}"


def _targets(item: StackItem, here: Here) -> Iterator[str]:
    for slot, ids in sorted(item.announced.targets.items()):
        if ids:
            yield f"{capital(texts.target(item, slot, here))}: {here.all_called(ids)}"
    for slot, count in sorted(item.announced.counts.items()):
        if not count:
            yield f"{capital(texts.target(item, slot, here))}: ninguno"


def _shares(item: StackItem, here: Here) -> Iterator[str]:
    for slot, amounts in sorted(item.announced.shares.items()):
        targets = item.announced.targets.get(slot, ())
        yield from (f"{amount} {here.to(id_)}" for id_, amount in zip(targets, amounts, strict=False))


def aimed_at(item: StackItem, here: Here) -> str:
    """«Objetivo: Titán de la tumba.», or nothing where it has none."""
    ids = [id_ for _, chosen in sorted(item.announced.targets.items()) for id_ in chosen]
    return f"{'Objetivos' if len(ids) > 1 else 'Objetivo'}: {here.all_called(ids)}." if ids else ""


def chosen_targets(item: StackItem, here: Here) -> tuple[str, ...]:
    """Each instance of the word "target" with what was chosen for it: «por “la criatura objetivo”, Titán de la tumba»."""
    made = sorted(item.announced.targets.items())
    return tuple(f"por «{texts.target(item, slot, here)}», {here.all_called(ids)}" for slot, ids in made if ids)
