"""Questions about what a choice leads to, their answers and what is said of them, in Spanish (`engine.foretelling`)."""

from dataclasses import replace
from typing import assert_never

from engine.choices import Choice, Choose, Costing, Modes, Share, Symbol
from engine.foretelling import LEGAL, NOBODY, NOT_BEGUN, STEP_ENDS, Costs, Foretelling, IsLegal, Priority, Resolves
from engine.game import ItemKind, StackItem, Stage
from engine.next_steps import NextStep
from engine.played import Kind, PlayStep
from engine.total_cost import ManaCost
from lessons.narration.nouns import capital
from lessons.narration.played import casting
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
        case Costs(item=item):
            return f"¿Cuánto maná cuesta en total {before.item(item) if item is not None else 'esto'}?"
        case Priority():
            return f"{tried}. Justo después, ¿quién tiene la prioridad?"
        case Resolves():
            return f"{tried}. ¿Qué se resuelve ahora?"
        case NextStep():
            after = (
                "¿Qué viene después?"
                if question.is_of_casting
                else "Cuando termine de resolverse lo de arriba, ¿qué es lo primero?"
            )
            return f"{tried}. {after}"
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
        case NextStep(options=kinds):
            return sorted((STEP_KEYS[kind], _step(kind, question)) for kind in kinds)
        case _:
            assert_never(question)


STEP_KEYS = {
    Kind.ANNOUNCE: "anunciar",
    Kind.TARGETS: "objetivos",
    Kind.DIVIDE: "repartir",
    Kind.CHECK: "comprobar",
    Kind.TOTAL: "total",
    Kind.MANA: "mana",
    Kind.PAY: "pagar",
    Kind.DONE: "lanzado",
    Kind.PRIORITY: "prioridad",
    Kind.STATE_BASED: "estado",
    Kind.PUT: "pila",
}
_STEPS = {
    Kind.ANNOUNCE: "Anunciar lo que no es objetivo",
    Kind.TARGETS: "Elegir los objetivos",
    Kind.DIVIDE: "Repartir entre los objetivos",
    Kind.CHECK: "Comprobar que lo propuesto es legal",
    Kind.TOTAL: "Determinar el coste total",
    Kind.MANA: "La ocasión de activar habilidades de maná",
    Kind.PAY: "Pagar el coste",
    Kind.DONE: "Queda lanzado",
    Kind.PRIORITY: "Los demás pueden responder",
    Kind.STATE_BASED: "Se realizan las acciones basadas en estado",
    Kind.PUT: "Lo que se disparó va a la pila",
}


def _step(kind: Kind, question: NextStep) -> str:
    """What comes next, as an answer has it."""
    return "Un jugador recibe la prioridad" if kind is Kind.PRIORITY and not question.is_of_casting else _STEPS[kind]


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
    if isinstance(question, NextStep):
        return STEP_KEYS[Kind(str(answer))]
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


def nobody(here: Here) -> str:
    """Why nobody has priority in a position."""
    return casting.NOBODY if here.game.proposal is not None else "Mientras algo se resuelve, nadie tiene la prioridad (117.2e)."


def letter_now(kind: Kind, step: PlayStep, here: Here) -> tuple[str, tuple[str, ...]]:
    """The letter of 601.2 that a kind of step shows, and why it comes when it does, though the step has yet to come."""
    shown = replace(step, kind=kind)
    return casting.letter(kind, step.item), casting.why(shown, here)


def answer_of(question: Foretelling, key: str, before: Here) -> str:
    """An answer in words, by its name in the address."""
    return dict(answers(question, before))[key]


def hints(question: Foretelling, before: Here) -> tuple[str, str, str]:
    """Where to look, from far to near; the last is the answer."""
    right = answer_of(question, right_key(question), before)
    return (*_where_to_look(question), f"La respuesta: {right[:1].lower()}{right[1:]}.")


def _where_to_look(question: Foretelling) -> tuple[str, str]:
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
                "Después de resolver es del jugador activo (117.3b); mientras algo se lanza o se resuelve, de nadie (117.2e).",
            )
        case Resolves():
            return (
                "Solo se resuelve algo cuando todos pasan uno tras otro (117.4).",
                "Lo que se resuelve es lo que está más arriba en la pila: lo último que se puso (405.5).",
            )
        case NextStep() if question.is_of_casting:
            return (
                "Las letras de 601.2 van siempre en el mismo orden; las que no tienen nada que hacer se pasan de largo.",
                "Primero se propone entero: a la pila, anuncios, objetivos, reparto, comprobación. Después se paga (601.2a–h).",
            )
        case NextStep():
            return (
                "Antes de que alguien reciba la prioridad, el juego hace dos cosas, siempre en el mismo orden (117.5).",
                "Lo que espera para ir a la pila espera también a que no quede nada que comprobar (704.3).",
            )
        case _:
            assert_never(question)
