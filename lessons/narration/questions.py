"""The questions of a class in words: where a wrong choice comes from, and what the lists of choices say (613)."""

from engine.model import LAYERS, Layer
from engine.trace import Why
from lessons.narration.layers import in_layer, layer, layer_group
from lessons.narration.nouns import capital, sentence

NOBODY, NONE_WAITS, NONE_OF_THEM = "A ninguno", "Ninguno: nadie depende de nadie", "Ninguno"
YES_IT_IS = "Tiene un efecto continuo."
NO_IT_IS_NOT = "Hace lo suyo una vez y termina (610.1)."

CAUSES = {
    Why.EXISTENCE: "Si existe: con el otro aplicado antes, deja de existir",
    Why.APPLIES: "A qué se aplica: con el otro aplicado antes, alcanza a otros objetos",
    Why.DOES: "Qué hace: a los mismos objetos les hace otra cosa",
    Why.TEXT: "Su texto: con el otro aplicado antes, dice otra cosa",
}


def from_reading(name: str, against: str) -> str:
    """Where a wrong choice comes from that a misreading leads to."""
    return f"Sale de esta lectura equivocada: «{name}» ({against})."


def midway(after: Layer | None, *, inside: bool = False) -> str:
    """Where a wrong choice comes from that stops before the end; `inside`: before the layer itself is over."""
    if after is None:
        return "Es como estaba antes de contar los efectos."
    when = "a mitad" if inside else "después"
    return f"Así está {when} de la {in_layer(after)}, con la cuenta sin terminar."


def unfinished(left: str) -> str:
    """Where a wrong sum comes from that stops before the end; `left`: the line that is next."""
    return f"Es la suma sin terminar: falta «{left}»."


def without(moment: str) -> str:
    """Where a wrong choice comes from that forgets a moment, which is told in a few words: «Entra Humildad»."""
    return f"Así quedaría sin esto: {moment}."


def layer_groups() -> tuple[tuple[str, str], ...]:
    """The seven layers in order: a key, and what each is about (613.1)."""
    groups: dict[str, str] = {}
    for which in LAYERS:
        number = which.value[0]
        if number not in groups:
            groups[number] = layer(which) if which.value == number else layer_group(number)
    return tuple((said.replace(" ", "-"), capital(said)) for said in groups.values())


def sublayers() -> tuple[tuple[str, str], ...]:
    """The sublayers of power and toughness in order: a key, and what each does to them (613.4)."""
    inside = (which for which in LAYERS if which.value.startswith("7"))
    return tuple((layer(which).replace(" ", "-"), f"Efectos que {_of_both(which)}") for which in inside)


def _of_both(which: Layer) -> str:
    return {
        Layer.CDA_PT: "definen la fuerza y la resistencia de su propio objeto",
        Layer.SET_PT: "fijan la fuerza y la resistencia",
        Layer.MODIFY_PT: "suman o restan, y contadores",
        Layer.SWITCH_PT: "intercambian la fuerza y la resistencia",
    }[which]


def in_its_layers(name: str, layers: str, parts: str) -> str:
    """What an effect does, layer by layer: «Convertir en rana: 4, Rana; 5, azul»."""
    return sentence(f"{name}: {layers} ({parts})" if parts else f"{name}: {layers}")
