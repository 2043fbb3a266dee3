"""What a position waits for, as a question to whoever chooses (117.3d, 601.2, 608.2d)."""

from typing import assert_never

from engine.game import Asked, Decision, StackItem
from engine.vocabulary.instruction import Instruction
from lessons.narration.closed import known
from lessons.narration.english import english
from lessons.narration.instructions import MODES, sentences
from lessons.narration.nouns import capital, of
from lessons.narration.played import texts
from lessons.narration.played.choices import optional_label
from lessons.narration.played.here import Here
from lessons.narration.players import board_player


def question(decision: Decision, here: Here) -> str:
    """The question: «¿Qué haces con la prioridad?», «¿Cuál es el objetivo? La criatura objetivo que no sea negra»."""
    about = decision.about
    name = here.item(about) if about is not None else ""
    match decision.asked:
        case Asked.PRIORITY:
            return "¿Qué haces con la prioridad?" if decision.player == "you" else "¿Qué hace tu oponente con la prioridad?"
        case Asked.MODES:
            how_many = MODES.get(decision.what.removeprefix("choose "))
            return f"¿Qué modos de {name}?{f' {capital(how_many)}' if how_many else ''}"
        case Asked.SPLICE:
            return f"¿Empalmas algo con {name}?"
        case Asked.COSTING:
            return f"¿Por qué coste se lanza {name}?"
        case Asked.OPTIONAL:
            what = optional_label(decision.place + 1, here, about) if about is not None else "el coste adicional"
            return f"¿Se paga {what}?"
        case Asked.X:
            return f"¿Cuánto vale X en {name}?"
        case Asked.SYMBOL:
            return f"¿Cómo se paga {decision.what}?" if decision.what else "¿Cómo se paga el símbolo siguiente?"
        case Asked.HOW_MANY:
            return f"¿Cuántos objetivos tiene {name}?"
        case Asked.TARGET:
            return f"Elige {_target(about, decision.place, here)}"
        case Asked.SHARE:
            return _share(decision.what, here)
        case Asked.REDUCTION:
            return "¿Qué reducción se aplica primero?"
        case Asked.MANA:
            return "¿Más habilidades de maná?"
        case Asked.PAYMENT:
            return f"¿Con qué se paga {name}?"
        case Asked.ANSWER:
            return _answer(decision, here)
        case Asked.TRIGGER:
            return "¿Qué habilidad disparada va primero a la pila?"
        case Asked.NEW_TARGET:
            return f"¿Objetivo nuevo en lugar {'de ti' if decision.what == 'you' else of(here.called(decision.what))}?"
        case Asked.DISCARD:
            return "¿Qué carta se descarta?"
        case Asked.LEGEND:
            return "¿Cuál de los permanentes legendarios se queda?"
        case _:
            assert_never(decision.asked)


def _target(about: StackItem | None, slot: int, here: Here) -> str:
    """«La criatura objetivo que no sea negra»; of several for one word "target", which of them (601.2c)."""
    if about is None:
        return "el objetivo"
    what, many = texts.target(about, slot, here), about.announced.counts.get(slot, 0)
    return f"el objetivo {len(about.announced.targets.get(slot, ())) + 1} de {many}: {what}" if many > 1 else what


def _share(target: str, here: Here) -> str:
    """«¿Cuánto recibes?», «¿Cuánto recibe Osos pardos?»"""
    if target == "you":
        return "¿Cuánto recibes?"
    return f"¿Cuánto recibe {here.called(target) if target else 'cada objetivo'}?"


_WHAT = {
    "a color": "¿Qué color para {name}?",
    "a creature type": "¿Qué tipo de criatura para {name}?",
    "a basic land type": "¿Qué tipo de tierra básica para {name}?",
    "a player": "¿Qué jugador para {name}?",
    "an opponent": "¿Qué oponente para {name}?",
    "an object": "¿Qué objeto para {name}?",
    "object": "¿Qué objeto para {name}?",
    "of your choice": "¿Qué objeto para {name}?",
    "of their choice": "¿Qué objeto para {name}?",
    "at random": "Al azar, ¿qué sale para {name}?",
    "copy": "¿Como copia de qué entra {name}?",
    "discard": "¿Qué se descarta por {name}?",
    "discard at random": "Al azar, ¿qué se descarta por {name}?",
    "sacrifice": "¿Qué se sacrifica por {name}?",
    "search": "¿Qué se busca con {name}?",
    "mana": "¿Qué maná agrega {name}?",
    "order": "¿En qué orden? La siguiente para {name}",
}


def _answer(decision: Decision, here: Here) -> str:
    """What is asked while something resolves or enters; of what may be done or paid, in the words of its text."""
    name = here.item(decision.about) if decision.about is not None else "esto"
    if decision.what in {"may", "pays"} and (said := _next_words(here)):
        return f"«{said}»: {'¿se hace?' if decision.what == 'may' else '¿se paga?'}"
    asked = known(_WHAT, decision.what)
    if asked is None:
        asked = f"¿Qué se elige para {{name}}{f' ({english(decision.what)})' if decision.what else ''}?"
    return asked.replace("{name}", name)


def _next_words(here: Here) -> str:
    """The instruction that is followed next, in the words of its text."""
    resolving = here.game.resolving
    if resolving is None or not resolving.left:
        return ""
    first = resolving.left[0]
    node = first if isinstance(first, Instruction) else first.instruction  # framed by what others have done
    return sentences((node,), texts.speaking(resolving.item, here)).removesuffix(".")


def who_chooses(decision: Decision) -> str:
    """«Eliges tú», «Elige tu oponente»."""
    return "Eliges tú" if decision.player == "you" else f"Elige {board_player(decision.player)}"
