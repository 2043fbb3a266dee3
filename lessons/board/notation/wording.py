"""Why the engine refuses an action, in a line of Spanish for whoever writes a board file."""

from engine.illegal import Illegal, Reason

_ASKED = {
    "a creature type": "un tipo de criatura",
    "a color": "un color",
    "a color word": "una palabra de color",
    "a basic land type": "un tipo de tierra básica",
    "an object": "un objeto (objeto)",
    "X": "el valor de X (X)",
    "may": "si se hace lo que dice «puedes» (puede)",
    "pays": "si se paga lo que pide «a menos que» (paga)",
    "color word": "qué palabra de color cambia por cuál (cambia_color)",
    "basic land type": "qué tipo de tierra básica cambia por cuál (cambia_tierra)",
    "creature type": "qué tipo de criatura cambia por cuál (cambia_criatura)",
    "color word or basic land type": "qué palabra cambia por cuál (cambia_color o cambia_tierra)",
}
_NUMBERS = {"one": "un modo", "two": "dos modos", "three": "tres modos", "one or both": "uno o los dos modos"}


def in_spanish(illegal: Illegal) -> str:
    """The reason with its rule, without the key that it is about."""
    rule = f" ({illegal.rule})" if illegal.rule is not None else ""
    return _reason(illegal.reason, dict(illegal.data)) + rule


def _reason(reason: Reason, data: dict[str, str]) -> str:
    value = data.get("value", "")
    match reason:
        case Reason.UNKNOWN_CARD:
            return f"no hay ninguna carta llamada «{value}»"
        case Reason.UNKNOWN_PLAYER:
            return f"no hay ningún jugador «{value}»"
        case Reason.UNKNOWN_OBJECT:
            return f"no hay ningún objeto «{value}»"
        case Reason.NOT_YET:
            return f"«{value}» todavía no ha llegado en ese momento"
        case Reason.DUPLICATE_ID:
            return f"el identificador «{value}» ya está en uso"
        case Reason.NOT_ON_BATTLEFIELD:
            return f"«{data.get('id', value)}» no está en el campo de batalla"
        case Reason.ILLEGAL_TARGET:
            return f"«{value}» no es un objetivo legal"
        case Reason.MISSING_TARGET:
            return f"faltan objetivos: hay {value} y hacen falta {data.get('least', '1')}"
        case Reason.TOO_MANY_TARGETS:
            return f"sobran objetivos: hay {value} y caben {data.get('most', '0')}"
        case _:
            return _more(reason, data, value)


def _more(reason: Reason, data: dict[str, str], value: str) -> str:
    match reason:
        case Reason.MISSING_CHOICE:
            return f"falta elegir {_asked(data)}"
        case Reason.ILLEGAL_CHOICE:
            return f"«{value}» no se puede elegir" + (f": se pide {_asked(data)}" if "what" in data else "")
        case Reason.NOTHING_TO_CHOOSE:
            return f"no hay nada que elegir aquí (se eligió «{value}»)"
        case Reason.NO_COPY:
            return f"«{data.get('id', '')}» no entra como una copia de otra cosa"
        case Reason.NOT_A_PERMANENT:
            return f"«{value}» no es una carta de permanente: no puede estar en el campo de batalla"
        case Reason.NOT_A_SPELL:
            return f"«{value}» no es un instantáneo ni un conjuro: los permanentes llegan con «entra»"
        case Reason.CANNOT_ATTACH:
            to = f" a «{value}»" if value else ": no se dice a qué"
            return f"«{data.get('id', '')}» no puede estar anexada{to}"
        case Reason.ATTACHMENT_CYCLE:
            return f"hay un ciclo: lo que está anexado a «{value}» está, a su vez, anexado a esto"
        case Reason.NO_SUCH_ABILITY:
            has = data.get("has", "0")
            return f"«{data.get('id', '')}» no tiene una habilidad activada o disparada número {value}: tiene {has}"
        case Reason.NOT_UNDERSTOOD:
            return f"esa habilidad todavía no se entiende: {data.get('text', '')}"
        case Reason.TOO_MANY:
            return f"hay demasiados: el máximo es {data.get('most', '')}"
        case Reason.BAD_VALUE:
            return f"el valor «{value}» no vale aquí"
        case _:
            raise AssertionError(reason)


def _asked(data: dict[str, str]) -> str:
    what = data.get("what", "")
    number = what.removeprefix("choose ")
    if number in _NUMBERS:
        return f"{_NUMBERS[number]} (modos)"
    noun, _, but = what.partition(" other than ")
    return _ASKED.get(noun, noun) + (f" que no sea {but}" if but else "")
