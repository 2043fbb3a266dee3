"""The steps of casting a spell, activating an ability and putting a triggered one on the stack, in words (601.2, 602.2, 603.3)."""

from engine.choices import Choice, NoMoreMana
from engine.game import ItemKind, StackItem
from engine.model import PlayerId
from engine.played import LETTERS, Kind, PlayStep
from lessons.narration.costs import mana
from lessons.narration.nouns import Gender, agree, capital
from lessons.narration.played import sums
from lessons.narration.played.announced import aimed_at, announced, chosen_targets
from lessons.narration.played.choices import choice_label, paid_label
from lessons.narration.played.here import Here, does
from lessons.narration.played.letters import letter_number
from lessons.narration.played.moves import moved, where_from
from lessons.narration.played.verbs import ANNOUNCE, SHARE
from lessons.narration.players import board_player_after
from lessons.narration.verbs import ACTIVATE, CAST, CHOOSE, HAVE, PAY

_ANNOUNCING = (
    "Se anuncia todo lo que no es objetivo, en este orden: modos, empalmar, costes alternativos y opcionales, X, y cómo se paga "
    "cada símbolo híbrido o pirexiano (601.2b). Lo anunciado ya no cambia."
)
_LOCKED_IN = (
    "El coste de maná o el alternativo, más los costes adicionales y los aumentos, menos las reducciones; al final, lo que mira el "
    "total. El resultado queda fijado: nada de lo que pase después lo cambia (601.2f)."
)
_SHARED = "Se reparte ahora, y cada objetivo recibe al menos 1 (601.2d)."
_NOT_SHARED = "Aquí se repartiría lo que el texto deja dividir al que lo lanza, como daño o contadores (601.2d)."
NOBODY = "Nadie tiene la prioridad mientras tanto: nadie puede responder (117.2e, 601.2i)."


def letter(kind: Kind, item: StackItem | None) -> str:
    """The letter of a step: 601.2a, or 602.2a where an ability is being activated; "" for a step of another kind."""
    return letter_number(LETTERS[kind], ItemKind.SPELL if item is None else item.kind) if kind in LETTERS else ""


def title(step: PlayStep, here: Here) -> str:
    """A step of casting in one line."""
    item = step.item
    name = here.item(item) if item is not None else ""
    match step.kind:
        case Kind.PROPOSE:
            return f"{capital(name)} va a la pila"
        case Kind.ANNOUNCE | Kind.TARGETS | Kind.DIVIDE:
            return _announced_title(step, here)
        case Kind.CHECK:
            return "Hasta aquí, todo es legal"
        case Kind.TOTAL:
            return f"El coste total: {sums.total(step.cost, here)}" if step.cost is not None else "El coste total"
        case Kind.MANA:
            return _mana_title(step)
        case Kind.PAY:
            return f"Se paga{_paid(step, here)}"
        case Kind.DONE:
            return f"{capital(name)}, {_done_word(item, here)}"
        case _:
            raise ValueError(step.kind)


def sentence(step: PlayStep, here: Here) -> str:
    """A step of casting told whole."""
    item, who = step.item, step.player or (step.item.controller if step.item is not None else "you")
    match step.kind:
        case Kind.PROPOSE:
            return _proposed(step, item, who, here)
        case Kind.ANNOUNCE | Kind.TARGETS | Kind.DIVIDE:
            return _announced(step, who, here)
        case Kind.CHECK:
            return "El juego comprueba si lo propuesto es legal, y lo es."
        case Kind.TOTAL:
            return sums.told(step.cost, here, item) if step.cost is not None else "Se determina el coste total."
        case Kind.MANA:
            return _mana(step, who, here)
        case Kind.PAY:
            return f"{does(who, PAY)}{_paid(step, here)}. {moved(step, here)}".strip()
        case Kind.DONE:
            return f"{capital(here.item(item)) if item is not None else ''} ya está {_done_word(item, here)}."
        case _:
            raise ValueError(step.kind)


def why(step: PlayStep, here: Here) -> tuple[str, ...]:
    """The reasons of a step of casting, each with its rule."""
    item = step.item
    match step.kind:
        case Kind.PROPOSE:
            return (_first(item), NOBODY)
        case Kind.ANNOUNCE:
            return (_ANNOUNCING,)
        case Kind.TARGETS:
            return ("Los objetivos se eligen después de los modos y costes, y antes de pagar nada (601.2c).",)
        case Kind.DIVIDE:
            return (_SHARED if item is not None and item.announced.shares else _NOT_SHARED,)
        case Kind.CHECK:
            return ("Si no fuera legal, el juego volvería al momento anterior a proponerlo (601.2e, 733.1).",)
        case Kind.TOTAL:
            return (_LOCKED_IN,)
        case Kind.MANA:
            return _mana_why(step)
        case Kind.PAY:
            return ("No se puede pagar solo una parte (601.2h). Nadie puede responder al pago de un coste.",)
        case Kind.DONE:
            return _done_why(item, here)
        case _:
            return ()


def _first(item: StackItem | None) -> str:
    if item is not None and item.kind is ItemKind.ACTIVATED:
        return "La habilidad se crea en la parte superior de la pila; no es una carta (602.2a)."
    if item is not None and item.kind is ItemKind.TRIGGERED:
        return "Se pone en la pila la próxima vez que un jugador recibiría la prioridad (603.3)."
    return "Lo primero es mover la carta a la parte superior de la pila: todavía no se ha pagado ni elegido nada (601.2a)."


def _proposed(step: PlayStep, item: StackItem | None, who: PlayerId, here: Here) -> str:
    if item is None:
        return ""
    verb = CAST if item.kind is ItemKind.SPELL else ACTIVATE
    source = where_from(step, item.id, who)
    return f"{does(who, verb, here.item(item))}{f' {source}' if source else ''}. Queda en lo más alto de la pila."


def _announced_title(step: PlayStep, here: Here) -> str:
    if step.chose is None:
        return _NOTHING[step.kind]
    said = choice_label(step.chose, here, step.item)
    match step.kind:
        case Kind.TARGETS:
            return said if "objetivo" in said else f"Objetivo: {said}"
        case Kind.DIVIDE:
            return f"Recibe {said}"
        case _:
            return said


_NOTHING = {
    Kind.ANNOUNCE: "No hay nada que anunciar",
    Kind.TARGETS: "No hay objetivos que elegir",
    Kind.DIVIDE: "No hay nada que repartir",
}
_PART = {Kind.ANNOUNCE: "b", Kind.TARGETS: "c", Kind.DIVIDE: "d"}


def _announced(step: PlayStep, who: PlayerId, here: Here) -> str:
    said = [a.text for a in announced(step.item, here) if a.letter == _PART[step.kind]] if step.item is not None else []
    if not said:
        return f"{_NOTHING[step.kind]}." if step.chose is None else f"{choice_label(step.chose, here, step.item)}."
    if step.kind is Kind.TARGETS:
        return f"{does(who, CHOOSE, '; '.join(chosen_targets(step.item, here)))}." if step.item is not None else ""
    verb = {Kind.ANNOUNCE: ANNOUNCE, Kind.DIVIDE: SHARE}[step.kind]
    return f"{does(who, verb)}: {'; '.join(t.removesuffix('.') for t in said)}."


def _mana_title(step: PlayStep) -> str:
    return "No se activan más habilidades de maná" if _is_over(step.chose) else "Momento de las habilidades de maná"


def _is_over(chose: Choice | None) -> bool:
    return isinstance(chose, NoMoreMana)


def _mana(step: PlayStep, who: PlayerId, here: Here) -> str:
    cost = here.game.proposal.cost if here.game.proposal is not None else None
    if cost is not None and (cost.mana is None or not cost.mana.total):
        return "El coste no pide maná: no hay ocasión de activar habilidades de maná."
    pool = here.game.pools.get(who, ())
    has = f"{does(who, HAVE)} {mana(pool)} en la reserva" if pool else f"La reserva de {board_player_after(who)} está vacía"
    return f"{has}; no se activan más habilidades de maná." if _is_over(step.chose) else f"{has} para pagar."


def _mana_why(step: PlayStep) -> tuple[str, ...]:
    if _is_over(step.chose):
        return ("Las habilidades de maná se activan antes de pagar: empezado el pago, ya es tarde (601.2g).",)
    return ("Para esto no hace falta tener la prioridad (117.1d, 605.3a). Un hechizo nunca es una habilidad de maná (605.5b).",)


def _paid(step: PlayStep, here: Here) -> str:
    """What was paid in this step, after its verb: « {1}{B}», «: sacrificar una criatura (Familiar Escapatrueno)»."""
    if step.paid is None:
        return " el coste"
    said = paid_label(step.paid, step.game.proposal.cost if step.game.proposal is not None else None, here)
    if said.startswith("Pagar "):
        return f" {said.removeprefix('Pagar ').removeprefix('con ')}"
    return f": {said[:1].lower()}{said[1:]}"


def _done_word(item: StackItem | None, here: Here) -> str:
    if item is None or item.kind is ItemKind.SPELL:
        return agree("lanzado", here.scene.gender(item.id) if item is not None else Gender.M)
    return "activada" if item.kind is ItemKind.ACTIVATED else "en la pila"


def _done_why(item: StackItem | None, here: Here) -> tuple[str, ...]:
    spell = item is None or item.kind is ItemKind.SPELL
    aim = aimed_at(item, here) if item is not None else ""
    first = f"Espera en la pila. {aim}".rstrip()
    triggers = "Ahora, y no antes, se dispara lo que se dispara al lanzar un hechizo. " if spell else ""
    again = f"{triggers}Quien tenía la prioridad la recupera (601.2i, 117.3c)."
    return (first, again)
