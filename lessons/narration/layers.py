"""The layers and what comes after them, by name (613.1–613.4, 613.10, 613.11)."""

from typing import assert_never

from engine.model import Layer
from engine.trace import Step, StepKind

_NAMES = {
    Layer.COPY: "copia",
    Layer.FACE_DOWN: "boca abajo",
    Layer.CONTROL: "control",
    Layer.TEXT: "texto",
    Layer.TYPE: "tipo",
    Layer.COLOR: "color",
    Layer.ABILITY: "habilidades",
    Layer.CDA_PT: "la definen",
    Layer.SET_PT: "la fijan",
    Layer.MODIFY_PT: "la modifican",
    Layer.SWITCH_PT: "la intercambian",
    Layer.PLAYERS: "jugadores",
    Layer.RULES: "reglas del juego",
}
_GROUPS = {"1": "copia", "7": "fuerza y resistencia"}
_AFTER = frozenset({Layer.PLAYERS, Layer.RULES})


def layer(which: Layer) -> str:
    """What a layer is about: «tipo», «color»; of a sublayer of 7, what its effects do to power and toughness: «la fijan»."""
    return _NAMES[which]


def layer_group(number: str) -> str:
    """What the layers with sublayers are about: 1 and 7."""
    return _GROUPS[number]


def in_layer(which: Layer) -> str:
    """«capa 4», «después de las capas»."""
    return "después de las capas" if which in _AFTER else f"capa {which.value}"


def until(which: Layer) -> str:
    """«hasta la capa 7c»."""
    return "hasta después de las capas" if which in _AFTER else f"hasta la capa {which.value}"


def place(step: Step) -> str:
    """Where a step stands: «Capa 7c», «Acciones basadas en estado»."""
    match step.kind:
        case StepKind.MOMENT:
            return f"Momento {step.moment + 1}"
        case StepKind.APPLY:
            return "" if step.layer is None else f"Capa {step.layer.value}"
        case StepKind.AFTER:
            return "Después de las capas"
        case StepKind.STATE_BASED:
            return "Acciones basadas en estado"
        case StepKind.RESULT:
            return "Resultado"
        case _:
            assert_never(step.kind)
