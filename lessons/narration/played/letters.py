"""The nine letters of 601.2 by name, for spells and for abilities (602.2)."""

from engine.game import ItemKind, Stage


def letter_name(stage: Stage, kind: ItemKind) -> str:
    """What a letter is called: «Proponer», «Elegir objetivos»; the last one is what it has become."""
    if stage is Stage.PROPOSE:
        return "Proponer" if kind is ItemKind.SPELL else "Poner en la pila"
    if stage is Stage.DONE:
        return _DONE[kind]
    return _NAMES[stage]


_NAMES = {
    Stage.ANNOUNCE: "Anunciar lo demás",
    Stage.TARGETS: "Elegir objetivos",
    Stage.DIVIDE: "Repartir",
    Stage.CHECK: "Comprobar",
    Stage.TOTAL: "Coste total",
    Stage.MANA: "Habilidades de maná",
    Stage.PAY: "Pagar",
}
_DONE = {ItemKind.SPELL: "Lanzado", ItemKind.ACTIVATED: "Activada", ItemKind.TRIGGERED: "En la pila"}


def letter_number(stage: Stage, kind: ItemKind) -> str:
    """The rule that a letter is: 601.2a, for an ability 602.2a."""
    return "602.2a" if stage is Stage.PROPOSE and kind is ItemKind.ACTIVATED else stage.value


def what_is_made(kind: ItemKind) -> str:
    """The heading of the letters: «Lanzar un hechizo», «Activar una habilidad»."""
    return {
        ItemKind.SPELL: "Lanzar un hechizo",
        ItemKind.ACTIVATED: "Activar una habilidad",
        ItemKind.TRIGGERED: "Poner en la pila una habilidad disparada",
    }[kind]
