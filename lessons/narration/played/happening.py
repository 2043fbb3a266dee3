"""What happens besides casting, in words: priority, resolving, triggers, steps of the turn, losing (117, 608, 603, 500, 104)."""

from engine.illegal import Illegal
from engine.model import Zone
from engine.played import Kind, PlayStep
from engine.trace import Change
from lessons.narration import changes, instructions, state_based
from lessons.narration.costs import mana
from lessons.narration.nouns import capital, of
from lessons.narration.played.announced import aimed_at
from lessons.narration.played.here import Here, does, player
from lessons.narration.played.moves import moved, where_to
from lessons.narration.played.refused import refused, when_instead
from lessons.narration.played.texts import speaking
from lessons.narration.played.turns import turn_step, whose_step
from lessons.narration.played.verbs import PASS
from lessons.narration.verbs import ADD, HAVE, LOSE, PLAY, RECEIVE


def title(step: PlayStep, here: Here) -> str:
    """The step in one line."""
    name = here.item(step.item) if step.item is not None else ""
    who = step.player or here.game.state.active
    match step.kind:
        case Kind.BEGIN:
            return f"Estamos en {whose_step(here.game.step, here.game.state.active)}"
        case Kind.REWIND:
            return f"El juego vuelve atrás: falló {step.failed}" if step.failed else "El juego vuelve atrás"
        case Kind.REFUSED:
            return "Eso no se puede"
        case Kind.MANA_ABILITY:
            return f"{does(who, ADD, mana(step.mana))}" if step.mana else f"{capital(name)} se resuelve"
        case Kind.LAND:
            return does(who, PLAY, _object(step, here))
        case Kind.PRIORITY:
            return does(who, RECEIVE, "la prioridad")
        case Kind.PASS:
            return does(who, PASS)
        case Kind.STEP:
            return f"Empieza {_the_step(step, here)}"
        case Kind.TURN_BASED:
            return f"Acciones basadas en turnos: {turn_step(step.turn_step or here.game.step)}"
        case Kind.LOST:
            return does(who, LOSE, "el juego")
        case _:
            return _stack_title(step, name, here)


def _stack_title(step: PlayStep, name: str, here: Here) -> str:
    match step.kind:
        case Kind.PUT:
            return f"{capital(name)} va a la pila"
        case Kind.REMOVED:
            return f"{capital(name)} se retira de la pila"
        case Kind.STATE_BASED:
            return state_based.title(step.state_based, here.scene)
        case Kind.RESOLVE:
            return f"Empieza a resolverse {name}"
        case Kind.NO_TARGETS:
            return f"{capital(name)} no se resuelve"
        case Kind.FOLLOW:
            return _follow_title(step, here)
        case Kind.ENTERS:
            return f"Entra {_object(step, here)}"
        case Kind.LEAVES:
            where = where_to(step, step.item.id) if step.item is not None else ""
            return f"{capital(name)} va {where}" if where else f"{capital(name)} deja de existir"
        case _:
            raise ValueError(step.kind)


def _object(step: PlayStep, here: Here) -> str:
    entered = next((m.object for m in step.moved if m.to is Zone.BATTLEFIELD), None)
    return here.called(entered) if entered is not None else here.item(step.item) if step.item is not None else "una tierra"


def _the_step(step: PlayStep, here: Here) -> str:
    return whose_step(step.turn_step or here.game.step, here.game.state.active)


def _follow_title(step: PlayStep, here: Here) -> str:
    if step.instruction is None or step.item is None:
        return "Se sigue una instrucción"
    return f"«{instructions.sentences((step.instruction,), speaking(step.item, here)).removesuffix('.')}»"


def sentence(step: PlayStep, here: Here) -> str:
    """The step told whole."""
    if step.kind is Kind.STATE_BASED:
        return state_based.sentence(step.state_based, here.scene)
    lead = f"{title(step, here)}."
    what = _what(step, here)
    return " ".join(part for part in (lead, what, moved(step, here), changes.told(_shown(step), here.scene)) if part)


def _shown(step: PlayStep) -> tuple[Change, ...]:
    gone = {d.object for d in step.state_based} | {m.object for m in step.moved}
    return tuple(c for c in step.changes if c.object not in gone)


def _what(step: PlayStep, here: Here) -> str:
    """What the title leaves out."""
    match step.kind:
        case Kind.BEGIN:
            return priority(here)
        case Kind.REWIND | Kind.REFUSED:
            return " ".join(refused(illegal, here, step.chose, step.item) for illegal in step.refused)
        case Kind.MANA_ABILITY:
            return f"Es una habilidad de maná {of(here.called(step.item.source))}." if step.item is not None else ""
        case Kind.RESOLVE | Kind.PUT:
            aim = aimed_at(step.item, here) if step.item is not None else ""
            return " ".join((aim, *(_illegal_now(illegal, here) for illegal in step.refused))).strip()
        case _:
            return ""


def _illegal_now(illegal: Illegal, here: Here) -> str:
    """A target that is not legal any more as it resolves (608.2b)."""
    value = dict(illegal.data).get("value", "")
    if value == "you":
        return "Ya no eres un objetivo legal: no te hará nada (608.2b)."
    return f"{capital(here.called(value))} ya no es un objetivo legal: no le hará nada (608.2b)."


def priority(here: Here) -> str:
    """Who has priority after a step: «Tienes la prioridad.», «Nadie tiene la prioridad.»"""
    if here.game.priority is None:
        return "Nadie tiene la prioridad."
    return f"{does(here.game.priority, HAVE, 'la prioridad')}."


def why(step: PlayStep, here: Here) -> tuple[str, ...]:
    """Why it happens now, with its rule."""
    if step.kind is Kind.PRIORITY:
        return (_why_priority(step, here),)
    if step.kind is Kind.PASS:
        return (_why_pass(here),)
    if step.kind is Kind.REFUSED:
        instead = tuple(filter(None, (when_instead(illegal, here) for illegal in step.refused)))
        return instead or _WHY[Kind.REFUSED]
    return _WHY.get(step.kind, ())


def _why_priority(step: PlayStep, here: Here) -> str:
    numbers = {str(rule) for rule in step.rules}
    who = player(step.player or "you")
    if "117.3c" in numbers:
        return "Quien lanza, activa o hace una acción especial teniendo la prioridad la recibe después (117.3c)."
    if "117.3b" in numbers:
        return "Después de que algo se resuelve, la recibe el jugador activo (117.3b)."
    if "117.3a" in numbers:
        return "Al comienzo del paso o de la fase, la recibe el jugador activo (117.3a)."
    if "117.3d" in numbers:
        return "El jugador anterior pasó: la recibe el siguiente en orden de turno (117.3d)."
    turn = "el jugador activo" if step.player == here.game.state.active else "el jugador no activo"
    return f"La tiene {turn}{'' if who.second else f', {who.text}'} (117.3)."


def _why_pass(here: Here) -> str:
    if len(here.game.passed) < len(here.game.state.players) and here.game.passed:
        return "Quien tiene la prioridad y no hace nada, pasa; la recibe el siguiente jugador (117.3d)."
    if here.game.stack:
        return "Todos han pasado uno tras otro: se resuelve lo que está en lo más alto de la pila (117.4)."
    return "Todos han pasado uno tras otro con la pila vacía: termina el paso o la fase (117.4)."


_WHY: dict[Kind, tuple[str, ...]] = {
    Kind.BEGIN: (),
    Kind.REWIND: (
        "La acción entera se deshace y lo pagado se devuelve; un hechizo vuelve a la zona de la que vino (733.1).",
        "Quien tenía la prioridad la conserva: puede repetir la acción de forma legal o hacer otra cosa (733.2).",
    ),
    Kind.REFUSED: ("No llega a empezar nada: la posición es la misma que antes.",),
    Kind.MANA_ABILITY: ("Una habilidad de maná no usa la pila: se resuelve en cuanto se activa; nadie puede responder (605.3b).",),
    Kind.LAND: ("Jugar una tierra es una acción especial: no usa la pila y nadie puede responder (116.2a, 305.1).",),
    Kind.PUT: ("Antes de que un jugador reciba la prioridad, y después de las acciones basadas en estado (117.5, 603.3b).",),
    Kind.REMOVED: ("No hay ninguna elección legal para ella (603.3d).",),
    Kind.STATE_BASED: ("Se comprueban cada vez que un jugador recibiría la prioridad, antes que nada (117.5, 704.3).",),
    Kind.RESOLVE: ("Mientras algo se resuelve, nadie tiene la prioridad (117.2e).",),
    Kind.NO_TARGETS: ("Todos sus objetivos son ilegales ahora: no se resuelve y no hace nada (608.2b).",),
    Kind.FOLLOW: ("Las instrucciones se siguen en el orden en que están escritas (608.2c).",),
    Kind.ENTERS: ("Un hechizo de permanente se resuelve entrando en el campo de batalla (608.3).",),
    Kind.LEAVES: ("Es el último paso de la resolución (608.2n).",),
    Kind.STEP: (),
    Kind.TURN_BASED: ("Ocurren solas al comienzo del paso, antes de que nadie reciba la prioridad (117.2c).",),
    Kind.LOST: (),
}
