"""Questions about what a choice leads to, their answers and what is said of them, in Spanish (`engine.foretelling`)."""

from typing import assert_never

from engine.choices import Cast, Choice, Choose, Costing, Modes, Share, Symbol
from engine.foretelling import LEGAL, NOBODY, NOT_BEGUN, STEP_ENDS, Costs, Foretelling, IsLegal, Priority, Resolves
from engine.game import ItemKind, StackItem, Stage
from engine.total_cost import ManaCost
from lessons.narration.nouns import capital
from lessons.narration.played.choices import choice_label
from lessons.narration.played.here import Here
from lessons.narration.played.letters import letter_name
from lessons.narration.played.sums import mana_cost
from lessons.narration.players import board_player


def asked(question: Foretelling, choice: Choice, before: Here) -> str:
    """The question: «Objetivo: Titán de la tumba. ¿Se puede?», «¿Cuánto maná cuesta en total Relámpago?»"""
    about = before.game.proposal.item if before.game.proposal is not None else None
    tried = _tried(choice, before, about)
    match question:
        case IsLegal():
            return f"{tried}. ¿Se puede?"
        case Costs():
            name = before.called(choice.card) if isinstance(choice, Cast) else before.item(about) if about is not None else "esto"
            return f"¿Cuánto maná cuesta en total {name}?"
        case Priority():
            return f"{tried}. ¿Quién recibe después la prioridad?"
        case Resolves():
            return f"{tried}. ¿Qué se resuelve ahora?"
        case _:
            assert_never(question)


def _tried(choice: Choice, before: Here, about: StackItem | None) -> str:
    """The choice as something that is done: «Objetivo: Titán de la tumba», «Repartir 0»."""
    said = choice_label(choice, before, about).removesuffix(".")
    small = f"{said[:1].lower()}{said[1:]}"
    match choice:
        case Choose():
            return f"Objetivo: {small if choice.id in {'you', 'opp'} else said}"
        case Share(amount):
            return f"Repartir {amount}"
        case Symbol():
            return f"Pagar el símbolo {small}"
        case Costing():
            return f"Lanzarlo por {small}"
        case Modes():
            return f"Modos: {said}"
        case _:
            return said


def answers(question: Foretelling, before: Here) -> list[tuple[str, str]]:
    """What may be answered, each by its name in the address and in words."""
    match question:
        case IsLegal(options=options):
            return [(legal_key(option), _legality(option)) for option in options]
        case Costs(options=options):
            return [(mana_key(option), "Nada: no pide maná" if option is None else mana_cost(option)) for option in options]
        case Priority(options=players):
            return [(who or "nadie", capital(board_player(who)) if who != NOBODY else "Nadie") for who in players]
        case Resolves(options=items):
            ends = "Nada: termina el paso o la fase" if len(items) == 1 else "Nada todavía"
            return [(id_ or "nada", capital(before.called(id_)) if id_ != STEP_ENDS else ends) for id_ in items]
        case _:
            assert_never(question)


def legal_key(option: str) -> str:
    """What an answer on legality is called in the address."""
    return {LEGAL: "legal", NOT_BEGUN: "no-empieza"}.get(option, option)


def mana_key(cost: ManaCost | None) -> str:
    """What an amount of mana is called in the address: «2G», «nada»."""
    return "nada" if cost is None else "".join(cost.symbols())


def right_key(question: Foretelling) -> str:
    """The name of the right answer in the address."""
    return key_of(question, question.right)


def key_of(question: Foretelling, answer: object) -> str:
    """The name of an answer in the address."""
    if isinstance(question, Costs):
        return mana_key(answer if isinstance(answer, ManaCost) else None)
    if isinstance(question, IsLegal):
        return legal_key(str(answer))
    return str(answer) or ("nadie" if isinstance(question, Priority) else "nada")


def _legality(option: str) -> str:
    if option == LEGAL:
        return "Sí"
    if option == NOT_BEGUN:
        return "No, y la posición no cambia"
    name = letter_name(Stage(option), ItemKind.SPELL)
    return f"No: falla en {option}, {name[:1].lower()}{name[1:]}"


def hints(question: Foretelling) -> tuple[str, ...]:
    """Where to look, from far to near."""
    match question:
        case IsLegal():
            return (
                "Pregúntate primero quién tiene la prioridad: sin ella solo se hace lo que pide lo que está en marcha (117.1).",
                "Cada letra de 601.2 comprueba lo suyo: objetivos en la c, todo lo propuesto en la e, el pago en la h.",
            )
        case Costs():
            return (
                "Base, más lo adicional y los aumentos, menos las reducciones, y al final lo que mira el total (601.2f).",
                "Una reducción genérica no toca el maná de color, y nada baja de {0} (118.7a, 118.7c).",
            )
        case Priority():
            return (
                "Quien actúa la recupera (117.3c), y quien pasa se la da al siguiente (117.3d).",
                "Después de resolver es del jugador activo (117.3b); mientras se resuelve, de nadie (117.2e).",
            )
        case Resolves():
            return ("Solo se resuelve algo cuando todos pasan uno tras otro (117.4), y es lo de más arriba (405.5).",)
        case _:
            assert_never(question)
