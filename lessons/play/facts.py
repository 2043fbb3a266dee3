"""What must come out of a line of play: facts written from the rules, against which the engine is held."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.choices import Choice
from engine.game import Asked, TurnStep
from engine.illegal import Reason
from engine.rule import numbers
from engine.total_cost import MANA_LETTERS
from lessons.board.notation.facts import ObjectFacts, object_facts
from lessons.board.notation.reader import Table, suggestion
from lessons.play.notation import read

STEPS = {
    "enderezar": TurnStep.UNTAP,
    "mantenimiento": TurnStep.UPKEEP,
    "robar": TurnStep.DRAW,
    "principal": TurnStep.MAIN,
    "comienzo del combate": TurnStep.COMBAT,
    "declarar atacantes": TurnStep.ATTACKERS,
    "declarar bloqueadoras": TurnStep.BLOCKERS,
    "daño de combate": TurnStep.DAMAGE,
    "final del combate": TurnStep.END_OF_COMBAT,
    "segunda principal": TurnStep.SECOND_MAIN,
    "final": TurnStep.END,
    "limpieza": TurnStep.CLEANUP,
}
# What a position waits for, by the word of the choice that answers; several choices answer priority and payment.
ASKED = {
    "prioridad": Asked.PRIORITY,
    "modos": Asked.MODES,
    "empalma": Asked.SPLICE,
    "coste": Asked.COSTING,
    "extra": Asked.OPTIONAL,
    "x": Asked.X,
    "simbolo": Asked.SYMBOL,
    "cuantos": Asked.HOW_MANY,
    "objetivo": Asked.TARGET,
    "reparte": Asked.SHARE,
    "reduce": Asked.REDUCTION,
    "mana": Asked.MANA,
    "pago": Asked.PAYMENT,
    "responde": Asked.ANSWER,
    "nuevo-objetivo": Asked.NEW_TARGET,
    "primero": Asked.TRIGGER,
    "descarta": Asked.DISCARD,
    "leyenda": Asked.LEGEND,
}
REASONS = {reason.value: reason for reason in Reason}
NOBODY = "nadie"
NOTHING = "nada"
_COST = re.compile(r"(\{[^{}\s]{1,5}\})+")


@dataclass(frozen=True, slots=True)
class LineFacts:
    """What must be true of a line of play, at its end unless it says otherwise. None or empty: nothing is said of it.

    - `refused`: by which rule each of its choices is refused that is, in order; `reasons`: why. A line without `refused` is
      legal throughout.
    - `cost`: the mana of the last total cost that was determined, "{2}{G}", or `NOTHING`; `beyond`: its other parts, in English;
      `sum`: the mana after each line of it.
    - `steps`: rules of its steps, in the order in which they come, others between them; `no_steps`: rules of none of them.
    - `triggered`: the objects whose abilities triggered, in order. `lost`: who has lost.
    - `asked`: what the position waits for; `decides`: who chooses. `options`: every legal choice, in any order; `can`, `cannot`:
      some that are, or are not.
    """

    refused: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    cost: str | None = None
    beyond: tuple[str, ...] | None = None
    sum: tuple[str, ...] | None = None
    steps: tuple[str, ...] = ()
    no_steps: tuple[str, ...] = ()
    triggered: tuple[str, ...] | None = None
    lost: tuple[str, ...] | None = None
    life: Mapping[str, int] = field(default_factory=dict)
    pools: Mapping[str, str] = field(default_factory=dict)
    stack: tuple[str, ...] | None = None
    priority: str | None = None
    turn_step: TurnStep | None = None
    active: str | None = None
    asked: Asked | None = None
    decides: str | None = None
    options: tuple[Choice, ...] | None = None
    can: tuple[Choice, ...] = ()
    cannot: tuple[Choice, ...] = ()
    objects: Mapping[str, ObjectFacts] = field(default_factory=dict)

    def __bool__(self) -> bool:
        """Whether anything is said."""
        return self != LineFacts()


def line_facts(table: Table) -> LineFacts:
    """The facts among the keys of a line."""
    return LineFacts(
        refused=table.texts_as("rechaza", _rule) or (),
        reasons=table.texts_as("motivo", _reason) or (),
        cost=_cost(table),
        beyond=table.texts("fuera_del_mana"),
        sum=table.texts_as("suma", _amount),
        steps=table.texts_as("pasos", _rule) or (),
        no_steps=table.texts_as("sin_pasos", _rule) or (),
        triggered=table.texts("dispara"),
        lost=table.texts("pierde"),
        life=table.each("vidas", lambda t, key: t.number(key, -9999, 999_999)),
        pools=table.each("reservas", pool),
        stack=table.texts("pila"),
        priority=table.text("prioridad"),
        turn_step=table.word("paso", STEPS),
        active=table.text("activo"),
        asked=table.word("espera", ASKED),
        decides=table.text("decide"),
        options=table.texts_as("opciones", read),
        can=table.texts_as("puede", read) or (),
        cannot=table.texts_as("no_puede", read) or (),
        objects=table.each("debe", object_facts),
    )


def pool(table: Table, player: str) -> str | None:
    """The mana in a player's pool, a letter each: "RRG"; `NOTHING` for none."""
    letters = table.text(player)
    if letters is None or letters == NOTHING:
        return letters and ""
    if not set(letters) <= set(MANA_LETTERS):
        table.wrong(player, f"el maná se escribe con sus letras, como «RRG» (W, U, B, R, G y C), o «{NOTHING}»")
        return None
    return "".join(sorted(letters, key=MANA_LETTERS.index))


def _rule(text: str) -> str:
    if text not in numbers():
        raise ValueError(f"no existe la regla {text}")
    return text


def _reason(text: str) -> Reason:
    if text not in REASONS:
        raise ValueError(f"no hay un motivo «{text}»{suggestion(text, REASONS)}")
    return REASONS[text]


def _amount(text: str) -> str:
    if text != NOTHING and not _COST.fullmatch(text):
        raise ValueError(f'«{text}» no es un coste: se escribe con símbolos, como "{{2}}{{G}}", o «{NOTHING}»')
    return text


def _cost(table: Table) -> str | None:
    cost = table.text("coste")
    try:
        return None if cost is None else _amount(cost)
    except ValueError as fault:
        table.wrong("coste", str(fault))
        return None
