"""Why something can't be done while a game is played, in one line each (117, 601, 602)."""

from engine.illegal import Reason

_SAID: dict[Reason, str] = {
    Reason.UNPAYABLE: "No hay manera de pagar el coste",
    Reason.NOT_NOW: "«{value}» no puede usarse en este momento",
    Reason.NOT_THERE: "«{value}» no está en una zona desde la que pueda lanzarse o jugarse",
    Reason.IS_A_LAND: "«{value}» es una tierra: las tierras se juegan, no se lanzan",
    Reason.NOT_A_LAND: "«{value}» no es una tierra",
    Reason.LAND_PLAYED: "Ya se jugó una tierra este turno",
    Reason.LOYALTY_USED: "Este turno ya se activó una habilidad de lealtad de «{value}»",
    Reason.USED: "Esa habilidad de «{value}» ya se activó este turno",
    Reason.PROHIBITED: "Un efecto de «{by}» lo prohíbe",
    Reason.NO_LEGAL_TARGET: "No hay ningún objetivo legal",
    Reason.NOT_ASKED: "Nada pide esa elección ahora",
    Reason.GAME_OVER: "La partida terminó",
    Reason.NOT_ENOUGH_MANA: "No alcanza el maná: se debe {cost} y hay {value}",
    Reason.WRONG_MANA: "Con {value} no se paga {cost}",
    Reason.PARTIAL_PAYMENT: "No se paga solo una parte: se debe {cost}, no {value}",
    Reason.TOO_MUCH: "Se paga de más: se debe {cost}, no {value}",
    Reason.NOT_ENOUGH_LIFE: "No alcanza la vida para pagar {cost}: hay {value}",
    Reason.NOT_ENOUGH_COUNTERS: "«{id}» no tiene contadores suficientes: hay que quitarle {cost} y tiene {value}",
    Reason.SUMMONING_SICK: "«{value}» tiene mareo de invocación",
    Reason.ALREADY_TAPPED: "«{value}» ya está girado",
    Reason.ALREADY_UNTAPPED: "«{value}» ya está enderezado",
    Reason.NOT_OWED: "Nada pide pagar eso, o ya está pagado",
    Reason.PAID_LAST: "Ese coste se paga al final, después de los demás",
    Reason.CANNOT_PAY_WITH: "Ese coste no se paga con «{value}»",
    Reason.WRONG_NUMBER: "La cantidad de objetos para pagar ese coste es {least}, no {value}",
}


def in_play(reason: Reason, value: str, data: dict[str, str]) -> str:
    """The line, without its stop. Raises `KeyError` for a reason that is none of these."""
    if reason is Reason.NO_PRIORITY:
        holder = data.get("has", "")
        return f"«{data.get('player', '')}» no tiene prioridad: la tiene «{holder}»" if holder else "Nadie tiene prioridad ahora"
    words = {"by": "", "cost": "", "id": "", "least": "", **data, "value": value}
    return _SAID[reason].format_map(words)
