"""Refusals in one Spanish line each (`engine.illegal`)."""

from engine.illegal import Illegal, Reason
from lessons.narration.english import english
from lessons.narration.moments import CHOSEN
from lessons.narration.oneshots import choice
from lessons.narration.played.refusals import in_play


def refusal(illegal: Illegal) -> str:
    """Why not, in one line with its rule: «“champion” no es un objetivo legal (115.1).»"""
    said = _said(illegal.reason, dict(illegal.data))
    return f"{said} ({illegal.rule})." if illegal.rule is not None else f"{said}."


def _said(reason: Reason, data: dict[str, str]) -> str:
    value, id_ = data.get("value", ""), data.get("id", "")
    most, least = data.get("most", ""), data.get("least", "")
    match reason:
        case Reason.UNKNOWN_CARD:
            return f"No conocemos la carta «{value}»: no está en la colección ni entre las cartas del tablero"
        case Reason.UNKNOWN_PLAYER:
            return f"No hay ningún jugador «{value}»"
        case Reason.UNKNOWN_OBJECT:
            return f"No hay ningún objeto «{value}»"
        case Reason.DUPLICATE_ID:
            return f"El nombre «{value}» se usa más de una vez"
        case Reason.NOT_YET:
            return f"«{value}» llega después: en ese momento todavía no está"
        case Reason.NOT_ON_BATTLEFIELD:
            return f"«{value}» no está en el campo de batalla"
        case Reason.ILLEGAL_TARGET:
            return f"«{value}» no es un objetivo legal"
        case Reason.MISSING_TARGET:
            return f"Faltan objetivos: hay {value or '0'} y deben ser al menos {least or '1'}"
        case Reason.TOO_MANY_TARGETS:
            return f"Sobran objetivos: hay {value} y pueden ser como máximo {most}"
        case Reason.MISSING_CHOICE:
            return f"Falta elegir {_choice(data)}"
        case Reason.ILLEGAL_CHOICE:
            instead = f": hay que elegir {_choice(data)}" if "what" in data else ""
            return f"No se puede elegir «{value}»{': no es lo que pide el texto' if data.get('what') == 'an object' else instead}"
        case Reason.NOTHING_TO_CHOOSE:
            return f"Nada pide elegir «{value}»"
        case Reason.CANNOT_ATTACH:
            return f"«{id_}» no puede anexarse a «{value}»" if value else f"«{id_}» debe entrar anexada a algo"
        case Reason.ATTACHMENT_CYCLE:
            return f"«{value}» ya está anexado, directa o indirectamente, a lo que se le quiere anexar"
        case Reason.NO_SUCH_ABILITY:
            return f"«{id_}» no tiene una habilidad número {value} que se active o se dispare: tiene {data.get('has', '0')}"
        case Reason.NO_COPY:
            return f"«{id_}» no entra como copia de nada"
        case Reason.NOT_A_PERMANENT:
            return f"«{value}» no es una carta de permanente: no puede estar en el campo de batalla"
        case Reason.NOT_A_SPELL:
            return f"«{value}» no es un instantáneo ni un conjuro: no se resuelve como hechizo aquí"
        case Reason.NOT_UNDERSTOOD:
            return f"No entendemos esta frase de la carta: {english(data.get('text', value))}"
        case Reason.TOO_MANY:
            return f"Son demasiados: el máximo es {most}"
        case Reason.BAD_VALUE:
            return f"«{value}» no es un valor posible"
        case _:
            return in_play(reason, value, data)


def modes(what: str) -> str:
    """How many modes "choose two" asks for: «dos modos»."""
    return {"one": "un modo", "two": "dos modos", "three": "tres modos"}.get(what.removeprefix("choose "), "modos")


def _choice(data: dict[str, str]) -> str:
    """What had to be chosen, by the words of the text, or by the name of the choice."""
    what = data.get("what", "")
    if what.startswith("choose "):
        return modes(what)
    if what:
        return choice(what)
    value = data.get("value", "")
    return CHOSEN.get(value, f"«{value}»")
