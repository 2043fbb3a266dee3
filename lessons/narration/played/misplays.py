"""The named wrong readings of casting, costs and priority in Spanish: what each is called and why it is wrong (601, 117)."""

from typing import NamedTuple, assert_never

from engine.misplaying import Misplay


class Words(NamedTuple):
    """A misreading in words."""

    name: str
    explanation: str


def misplay(misread: Misplay) -> Words:
    """The words of a misreading."""
    match misread:
        case Misplay.PAY_FIRST:
            return Words("Pagar antes de elegir objetivos", "Los objetivos se eligen en 601.2c, y no se paga nada hasta 601.2h.")
        case Misplay.RESPOND_TO_COST:
            return Words(
                "Responder a un coste",
                "Para responder hace falta la prioridad, y nadie la tiene desde que se propone el hechizo hasta que está lanzado.",
            )
        case Misplay.RESPOND_TO_RESOLUTION:
            return Words(
                "Responder mientras algo se resuelve",
                "Mientras un hechizo o una habilidad se resuelve, nadie tiene la prioridad: se elige y se sigue hasta el final.",
            )
        case Misplay.SPELL_FOR_MANA:
            return Words(
                "Un hechizo como habilidad de maná",
                "Mientras se lanza algo solo se activan habilidades de maná, y un hechizo nunca es una, aunque agregue maná.",
            )
        case Misplay.CHECKED_LATE:
            return Words(
                "Mirar el objetivo solo al resolverse",
                "Un objetivo ilegal no puede elegirse: se ve al elegirlo, y el lanzamiento se deshace.",
            )
        case Misplay.PAST_ZERO:
            return Words(
                "Reducir por debajo de cero",
                "Una reducción de maná genérico solo toca el maná genérico: lo que sobra no se lleva el de color ni se guarda.",
            )
        case Misplay.FIXED_FIRST:
            return Words(
                "El coste fijado antes que las reducciones",
                "Lo que mira el total se aplica al final, cuando ya no queda nada que sumar ni restar.",
            )
        case Misplay.REDUCTIONS_FIRST:
            return Words(
                "Restar antes de sumar",
                "Los costes adicionales y los aumentos se suman antes que las reducciones: así la reducción tiene de dónde quitar.",
            )
        case Misplay.LOSES_PRIORITY:
            return Words(
                "Al lanzar, la prioridad pasa al otro",
                "Quien lanza un hechizo teniendo la prioridad la recibe después: el otro la recibe cuando ese jugador pase.",
            )
        case Misplay.OPPONENT_FIRST:
            return Words(
                "Después de resolver, actúa primero el otro",
                "Después de que algo se resuelve, la prioridad es del jugador activo, haya sido de quien haya sido.",
            )
        case Misplay.FIRST_CAST_FIRST:
            return Words("Se resuelve primero lo que se lanzó primero", "Se resuelve lo último que se puso en la pila.")
        case Misplay.TRIGGERS_FIRST:
            return Words(
                "Los disparos antes que las acciones basadas en estado",
                "Primero se realizan las acciones basadas en estado, hasta que no queda ninguna; luego van los disparos a la pila.",
            )
        case _:
            assert_never(misread)
