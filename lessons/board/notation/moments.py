"""A moment of the file → an action: what arrives, resolves, is attached, moves …"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from engine.actions import (
    Action,
    Attach,
    DealDamage,
    EndTurn,
    Enter,
    Move,
    PutCounters,
    Resolve,
    SetStatus,
    Together,
    slug,
)
from engine.model import Zone
from lessons.board.notation.counters import counters as counters_in
from lessons.board.notation.counters import fits
from lessons.board.notation.reader import Table, listed

ZONES = {
    "campo de batalla": Zone.BATTLEFIELD,
    "mano": Zone.HAND,
    "biblioteca": Zone.LIBRARY,
    "cementerio": Zone.GRAVEYARD,
    "exilio": Zone.EXILE,
    "zona de mando": Zone.COMMAND,
}

CHOICES = {
    "tipo": "type",
    "color": "color",
    "palabra_de_color": "color word",
    "tipo_de_tierra": "land type",
    "nombre": "card name",
    "objeto": "object",
}
CHANGES = {"cambia_color": "color word", "cambia_tierra": "basic land type", "cambia_criatura": "creature type"}
ANSWERS = {"puede": "may", "paga": "pays"}


@dataclass(slots=True)
class Ids:
    """Ids for what the file does not name: the slug of the card's name, with -2, -3 … from the second on."""

    given: Counter[str] = field(default_factory=Counter)

    def of(self, card: str) -> str:
        """The id of one more object of that card."""
        base = slug(card)
        self.given[base] += 1
        return base if self.given[base] == 1 else f"{base}-{self.given[base]}"


def action_of(table: Table, ids: Ids) -> Action | None:
    """The action that the moment's verb names; None, with a fault, if it names none or several."""
    verbs = [verb for verb in VERBS if table.has(verb)]
    if len(verbs) != 1:
        known = listed(dict.fromkeys(VERBS))
        table.wrong("", f"un momento tiene {'un solo verbo' if verbs else 'que tener un verbo'}: {known}")
        table.read.update(table.data)  # whose keys they are is anybody's guess
        return None
    return VERBS[verbs[0]](table, ids)


def enter(table: Table, ids: Ids) -> Enter | None:
    """`entra`: a card arrives, by default on the battlefield."""
    card, controller = table.text("entra", required=True), table.text("controla", required=True)
    name, emblem = table.text("id"), table.flag("emblema")
    entrance = Enter(
        id=name or ids.of(card or ""),
        card=card or "",
        controller=controller or "",
        owner=table.text("propietario"),
        zone=table.word("zona", ZONES) or (Zone.COMMAND if emblem else Zone.BATTLEFIELD),
        attached_to=table.text("anexada_a"),
        chosen=_choices(table),
        copy_of=table.text("copia_de"),
        counters=tuple(counters_in(table, "contadores", 1).items()),
        tapped=table.flag("girada"),
        token=table.flag("ficha"),
        face_down=table.flag("boca_abajo"),
        emblem=emblem,
    )
    return None if card is None or controller is None else entrance


def together(table: Table, ids: Ids) -> Together | None:
    """`juntos`: several cards arrive at once."""
    arrivals = []
    for entry in table.tables("juntos"):
        arrivals.append(enter(entry, ids))
        entry.done()
    whole = tuple(a for a in arrivals if a is not None)
    return Together(whole) if whole and len(whole) == len(arrivals) else None


def resolve(table: Table, _ids: Ids) -> Resolve | None:
    """`resuelve`: a spell, by its card's name or by the id of the card on the board."""
    name, controller = table.text("resuelve", required=True), table.text("controla", required=True)
    targets, choices = _targets(table), _choices(table)
    if name is None or controller is None:
        return None
    is_id = name == slug(name)  # the name of a card has a capital letter
    return Resolve(controller, None if is_id else name, source=name if is_id else None, targets=targets, choices=choices)


def resolve_ability(table: Table, _ids: Ids) -> Resolve | None:
    """`habilidad_de`: an activated or triggered ability of an object, by its place among those it has."""
    source, controller = table.text("habilidad_de", required=True), table.text("controla", required=True)
    number = table.number("numero", 1, 99) if table.has("numero") else 1
    targets, choices = _targets(table), _choices(table)
    if source is None or controller is None or number is None:
        return None
    return Resolve(controller, source=source, ability=number, targets=targets, choices=choices)


def attach(table: Table, _ids: Ids) -> Attach | None:
    """`anexa` … `a` …: an Aura or Equipment is attached to something else."""
    what, to = table.text("anexa", required=True), table.text("a", required=True)
    return None if what is None or to is None else Attach(what, to)


def counters(table: Table, _ids: Ids) -> PutCounters | None:
    """`contador` … `en` …: counters of one kind are put on an object, or taken off with a negative number."""
    kind, on = table.text("contador", required=True), table.text("en", required=True)
    number = table.number("cuantos", -9999, 9999) if table.has("cuantos") else 1
    if kind is None or on is None or number is None or not fits(table, "contador", kind):
        return None
    return PutCounters(on, kind, number)


def move(table: Table, _ids: Ids) -> Move | None:
    """`mueve` … `a` …: an object goes to another zone."""
    what, zone = table.text("mueve", required=True), table.word("a", ZONES, required=True)
    controller, attached_to = table.text("controla"), table.text("anexada_a")
    chosen, copy_of, tapped = _choices(table), table.text("copia_de"), table.flag("girada")
    if what is None or zone is None:
        return None
    return Move(what, zone, controller, attached_to, chosen, copy_of, tapped)


def damage(table: Table, _ids: Ids) -> DealDamage | None:
    """`hiere` … `cuanto` …: damage is dealt to a permanent or a player."""
    what, amount = table.text("hiere", required=True), table.number("cuanto", 1, 9999, required=True)
    return None if what is None or amount is None else DealDamage(what, amount)


def _status(verb: str, **status: bool) -> Callable[[Table, Ids], SetStatus | None]:
    def read(table: Table, _ids: Ids) -> SetStatus | None:
        what = table.text(verb, required=True)
        return None if what is None else SetStatus(what, **status)

    return read


def end_turn(table: Table, _ids: Ids) -> EndTurn | None:
    """`termina_el_turno = true`."""
    if not table.flag("termina_el_turno"):
        table.wrong("termina_el_turno", "solo puede ser true")
        return None
    return EndTurn()


VERBS: dict[str, Callable[[Table, Ids], Action | None]] = {
    "entra": enter,
    "juntos": together,
    "resuelve": resolve,
    "habilidad_de": resolve_ability,
    "anexa": attach,
    "contador": counters,
    "mueve": move,
    "hiere": damage,
    "gira": _status("gira", tapped=True),
    "endereza": _status("endereza", tapped=False),
    "pone_boca_abajo": _status("pone_boca_abajo", face_down=True),
    "pone_boca_arriba": _status("pone_boca_arriba", face_down=False),
    "termina_el_turno": end_turn,
}


def _targets(table: Table) -> tuple[tuple[str, ...], ...]:
    """`objetivos`: an id for each time the text says "target", or a list of ids for one that takes several."""
    slots: list[tuple[str, ...]] = []
    items = table.data.get("objetivos", [])
    table.read.add("objetivos")
    if not isinstance(items, list):
        table.wrong("objetivos", "tiene que ser una lista")
        return ()
    for item in items:
        ids = item if isinstance(item, list) else [item]
        if not all(isinstance(id_, str) and id_ for id_ in ids):
            table.wrong("objetivos", "cada objetivo es un texto o una lista de textos")
            return ()
        slots.append(tuple(ids))
    return tuple(slots)


def _choices(table: Table) -> dict[str, str]:
    """`elige`: what is chosen as an object enters or as a spell or ability resolves."""
    given = table.table("elige")
    if given is None:
        return {}
    chosen = {english: word for key, english in CHOICES.items() if (word := given.text(key)) is not None}
    for key, english in CHANGES.items():
        pair = given.texts(key)
        if pair is not None and len(pair) != 2:
            given.wrong(key, 'son dos palabras: la vieja y la nueva, como ["black", "green"]')
        elif pair is not None:
            chosen[english] = ">".join(pair)
    for key, english in ANSWERS.items():
        if given.has(key):
            chosen[english] = "yes" if given.flag(key) else "no"
    if (x := given.number("X", 0, 9999)) is not None:
        chosen["X"] = str(x)
    if (modes := _modes(given)) is not None:
        chosen["modes"] = modes
    given.done()
    return chosen


def _modes(given: Table) -> str | None:
    given.read.add("modos")
    modes = given.data.get("modos")
    if modes is None:
        return None
    if not isinstance(modes, list) or not modes or not all(type(m) is int and 0 < m < 100 for m in modes):
        given.wrong("modos", "es una lista de números, los de los modos, desde 1")
        return None
    return ",".join(str(m) for m in modes)
