"""What may be chosen, as a button says it: «Lanzar Cuchilla fatal», «Pasar la prioridad», «X = 3»."""

from typing import assert_never

from engine.choices import (
    Activate,
    Answer,
    Cast,
    Choice,
    Choose,
    Costing,
    ExileFor,
    First,
    HowMany,
    Modes,
    NoMoreMana,
    Optional,
    Pass,
    PayMana,
    PayPart,
    PlayLand,
    Reduce,
    Share,
    Splice,
    Symbol,
    TapFor,
    X,
)
from engine.game import StackItem
from engine.total_cost import TotalCost
from lessons.narration import costs
from lessons.narration.chips import word
from lessons.narration.costs import mana
from lessons.narration.nouns import capital, listed, of
from lessons.narration.played import texts
from lessons.narration.played.here import Here


def choice_label(choice: Choice, here: Here, about: StackItem | None = None) -> str:
    """The choice in a few words; `about`: the spell or ability that it is for."""
    match choice:
        case Pass():
            return "Pasar la prioridad"
        case Cast(card):
            return f"Lanzar {here.called(card)}"
        case Activate(source, number):
            said = texts.activated(here.scene.sheets.get(source), number, here.voice)
            return f"{capital(here.called(source))}: activar «{said.removesuffix('.')}»"
        case PlayLand(card):
            return f"Jugar {here.called(card)}"
        case First(id_):
            return f"Poner primero {here.called(id_)}"
        case NoMoreMana():
            return "No activar más habilidades de maná"
        case PayMana() | TapFor() | ExileFor() | PayPart() | Reduce():
            return _payment(choice, here)
        case Answer(value):
            return answer_label(value, here)
        case Modes() | Splice() | Costing() | Optional() | X() | Symbol() | HowMany() | Choose() | Share():
            return _announced(choice, here, about)
        case _:
            assert_never(choice)


Announcing = Modes | Splice | Costing | Optional | X | Symbol | HowMany | Choose | Share


def _announced(choice: Announcing, here: Here, about: StackItem | None) -> str:
    match choice:
        case Modes(numbers):
            return _modes(numbers, here, about)
        case Splice(cards):
            return f"Empalmar {here.all_called(cards)}" if cards else "No empalmar nada"
        case Costing(number):
            return _costing(number, here, about)
        case Optional(times):
            return {0: "No pagarlo", 1: "Pagarlo"}.get(times, f"Pagarlo {times} veces")
        case X(value):
            return f"X = {value}"
        case Symbol(as_):
            return "Con 2 vidas" if as_ == "life" else f"Con {mana((as_,))}"
        case HowMany(number):
            return "1 objetivo" if number == 1 else f"{number} objetivos"
        case Choose(id_):
            return capital(here.called(id_))
        case Share(amount):
            return str(amount)
        case _:
            assert_never(choice)


def _modes(numbers: tuple[int, ...], here: Here, about: StackItem | None) -> str:
    if about is None:
        return "Ningún modo" if not numbers else f"{'Modos' if len(numbers) > 1 else 'Modo'} {listed([str(n) for n in numbers])}"
    return " ".join(texts.mode(about, n, here) for n in numbers) or "Ningún modo"


def _costing(number: int, here: Here, about: StackItem | None) -> str:
    if number == 0:
        sheet = here.scene.sheets.get(about.id) if about is not None else None
        printed = f" {sheet.mana_cost}" if sheet is not None and sheet.mana_cost else ""
        return f"Su coste de maná{printed}"
    offered = texts.costings(about, here) if about is not None else ()
    if about is None or number > len(offered):
        return f"Coste alternativo {number}"
    return f"Coste alternativo: {texts.priced(*offered[number - 1], texts.speaking(about, here))}"


def optional_label(number: int, here: Here, about: StackItem) -> str:
    """An optional additional cost of a spell, from 1: «estímulo {4}»."""
    offered = texts.optionals(about, here)
    if not 1 <= number <= len(offered):
        return "el coste adicional opcional"
    return texts.priced(*offered[number - 1], texts.speaking(about, here))


def _payment(choice: PayMana | TapFor | ExileFor | PayPart | Reduce, here: Here) -> str:
    match choice:
        case PayMana(letters):
            return f"Pagar con {mana(letters)}" if letters else "Pagar {0}"
        case TapFor(creature, symbol):
            what = "{1}" if symbol == "generic" else mana((symbol,))
            return f"Convocar: girar {here.called(creature)} por {what}"
        case ExileFor(card):
            return f"Excavar: exiliar {here.called(card)} por {{1}}"
        case PayPart(part, with_):
            return _part(part, with_, here.game.proposal.cost if here.game.proposal is not None else None, here)
        case Reduce(source):
            return f"Primero, la reducción {of(here.called(source))}"
        case _:
            assert_never(choice)


def paid_label(choice: Choice, cost: TotalCost | None, here: Here) -> str:
    """What pays a part of a cost, once it was paid."""
    return _part(choice.part, choice.with_, cost, here) if isinstance(choice, PayPart) else choice_label(choice, here)


def _part(part: int, with_: tuple[str, ...], cost: TotalCost | None, here: Here) -> str:
    parts = cost.parts if cost is not None else ()
    what = costs.paid((parts[part - 1],), here.voice) if 1 <= part <= len(parts) else f"pagar el coste {part}"
    return capital(f"{what} ({here.all_called(with_)})" if with_ else what)


def answer_label(value: str, here: Here) -> str:
    """An answer to what a resolving spell or ability asks: «Sí», «Azul», «Trasgo», «Titán de las tumbas»."""
    fixed = {"yes": "Sí", "no": "No", "": "Nada más"}
    if value in fixed:
        return fixed[value]
    if value in here.scene.state.objects or here.scene.state.is_player(value):
        return capital(here.called(value))
    if value.isdecimal():
        return value
    return capital(listed([word(one) for one in value.split(">")], "por") if ">" in value else word(value))
