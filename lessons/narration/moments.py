"""What happens at a moment of a board's timeline: «Entra Humildad», «Se resuelve Convertir en rana sobre …»."""

from collections.abc import Mapping, Sequence
from typing import assert_never

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
)
from engine.model import Zone
from engine.trace import Step, StepKind, Trace
from lessons.narration.chips import word
from lessons.narration.counters import counters
from lessons.narration.names import SPANISH, Names
from lessons.narration.nouns import capital, listed, of, to
from lessons.narration.scene import MANY, Scene
from lessons.narration.scene import scene as scene_of
from lessons.narration.zones import ZONES, in_zone


def title(action: Action, scene: Scene) -> str:
    """The moment in a few words."""
    match action:
        case Enter():
            return _enters_title(action, scene)
        case Together(arrivals):
            return _arrive_title(arrivals, scene)
        case Resolve():
            return f"Se resuelve {_what_resolves(action, scene)}"
        case Attach(id_, host):
            return f"{capital(scene.object(id_))} se anexa {_a(host, scene)}"
        case PutCounters(id_, kind, number):
            verb = "Se pone" if number > 0 else "Se quita"
            many = abs(number) != 1
            where = f"sobre {scene.object(id_)}" if number > 0 else of(scene.object(id_))
            return f"{verb}{'n' if many else ''} {_number(abs(number))} {counters(kind, plural=many)} {where}"
        case Move(id_, zone):
            return f"{capital(scene.object(id_))} {_MOVES[zone]}"
        case DealDamage(id_, amount):
            points = "1 punto" if amount == 1 else f"{amount} puntos"
            return f"Se {'hace' if amount == 1 else 'hacen'} {points} de daño {_a(id_, scene)}"
        case SetStatus():
            return f"{capital(scene.object(action.id))} {_status(action)}"
        case EndTurn():
            return "Termina el turno"
        case _:
            assert_never(action)


def title_of_one(step: Step, trace: Trace, names: Names = SPANISH) -> str:
    """The moment of a step in a few words, apart from others that are told in the same: «…, la segunda vez»."""
    same = [s.moment for s in trace.steps if s.kind is StepKind.MOMENT and _title(s, trace, names) == _title(step, trace, names)]
    if len(same) < 2:
        return _title(step, trace, names)
    place = same.index(step.moment)
    return f"{_title(step, trace, names)}, la {_TIMES[place] if place < len(_TIMES) else f'{place + 1}.ª'} vez"


_TIMES = ("primera", "segunda", "tercera", "cuarta", "quinta")


def _title(step: Step, trace: Trace, names: Names) -> str:
    return title(step.action, scene_of(step, trace, names)) if step.action is not None else "Momento"


def sentence(action: Action, scene: Scene) -> str:
    """The moment told whole: who controls it, what it is attached to, what was chosen, on what it resolves."""
    match action:
        case Enter():
            return _enters(action, scene) + "."
        case Together(arrivals):
            return _arrive(arrivals, scene)
        case Resolve():
            return _resolves(action, scene)
        case Attach():
            return f"{title(action, scene)}. Tiene un nuevo orden de llegada (613.7e)."
        case SetStatus(face_down=bool()):
            return f"{title(action, scene)}. Tiene un nuevo orden de llegada (613.7f)."
        case EndTurn():
            return "Termina el turno: acaban los efectos «hasta el final del turno» y desaparece el daño (514.2)."
        case PutCounters() | Move() | DealDamage() | SetStatus():
            return f"{title(action, scene)}."
        case _:
            assert_never(action)


def _enters_title(action: Enter, scene: Scene) -> str:
    name = scene.object(action.id)
    if action.zone is Zone.BATTLEFIELD:
        return f"Entra {name}"
    return f"{capital(name)}, {in_zone(action.zone)}"


def _arrive_title(arrivals: Sequence[Enter], scene: Scene) -> str:
    """«Entran a la vez Llanura y Bosque»; of cards in other zones, where they are."""
    enter = [a.id for a in arrivals if a.zone is Zone.BATTLEFIELD]
    said = []
    if enter:
        said.append(f"{_ENTER[len(enter) > 1]} {scene.objects(enter)}")
    said += [f"{capital(scene.objects([a.id for a in group]))}, {in_zone(zone)}" for (zone, _), group in _elsewhere(arrivals)]
    return "; ".join(said)


def _arrive(arrivals: Sequence[Enter], scene: Scene) -> str:
    enter = [_as_it_enters(a, scene) for a in arrivals if a.zone is Zone.BATTLEFIELD]
    said = []
    if enter:
        said.append(f"{_ENTER[len(enter) > 1]} {listed(enter)}.")
    for (zone, who), group in _elsewhere(arrivals):
        said.append(f"{capital(_whose_place(zone, who, scene))}: {scene.objects([a.id for a in group], most=2 * MANY)}.")
    return " ".join(said)


_ENTER = {False: "Entra", True: "Entran a la vez"}


def _elsewhere(arrivals: Sequence[Enter]) -> list[tuple[tuple[Zone, str], list[Enter]]]:
    """Those that do not enter the battlefield, by zone and player."""
    places: dict[tuple[Zone, str], list[Enter]] = {}
    for a in arrivals:
        if a.zone is not Zone.BATTLEFIELD:
            places.setdefault((a.zone, a.controller), []).append(a)
    return list(places.items())


def _enters(action: Enter, scene: Scene) -> str:
    if action.zone is not Zone.BATTLEFIELD:
        return f"{capital(_whose_place(action.zone, action.controller, scene))}: {scene.object(action.id)}"
    return f"Entra {_as_it_enters(action, scene)}"


def _whose_place(zone: Zone, who: str, scene: Scene) -> str:
    article, noun = ZONES[zone]
    if zone in {Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY}:
        return f"en tu {noun}" if who == "you" else f"en {article} {noun} {of(scene.object(who))}"
    return f"en {article} {noun}"


def _as_it_enters(action: Enter, scene: Scene) -> str:
    under = "bajo tu control" if action.controller == "you" else f"bajo el control {of(scene.object(action.controller))}"
    name = scene.object(action.id) if action.copy_of is None else scene.names.card(action.card)
    words = [f"{name} {under}"]
    if action.owner is not None and action.owner != action.controller:
        words.append("y eres su propietario" if action.owner == "you" else f"propiedad {of(scene.object(action.owner))}")
    if action.face_down and action.id not in scene.state.objects:
        words.append("boca abajo")  # its name says it where it is still so
    if action.tapped:
        words.append("en estado girado")
    if action.attached_to is not None:
        words.append(f"y se anexa {_a(action.attached_to, scene)}")
    if action.copy_of is not None:
        known = action.copy_of in scene.state.objects
        words.append(f"como copia de {scene.object(action.copy_of) if known else scene.names.card(action.copy_of)}")
    if action.counters:
        held = [f"{_number(n)} {counters(kind, plural=n != 1)}" for kind, n in action.counters]
        words.append(f"con {listed(held)}")
    said = " ".join(words)
    return f"{said}; se elige {chosen(action.chosen)}" if action.chosen else said


CHOSEN = {
    "type": "tipo de criatura",
    "creature type": "tipo de criatura",
    "color": "color",
    "color word": "palabra de color",
    "land type": "tipo de tierra básica",
    "basic land type": "tipo de tierra básica",
    "object": "objeto",
    "modes": "modos",
}


def chosen(choices: Mapping[str, str], scene: Scene | None = None) -> str:
    """What was chosen: «tipo de criatura Trasgo», «X = 3», «palabra de color negro por verde»."""
    said = []
    for key, answer in choices.items():
        if key == "X":
            said.append(f"X = {answer}")
        elif key in {"may", "pays"}:
            said.append(("sí" if answer == "yes" else "no") + (" pagar" if key == "pays" else ""))
        elif key == "object" and scene is not None:
            said.append(scene.object(answer))
        elif key == "modes":
            said.append(f"modos {answer}")
        else:
            said.append(f"{CHOSEN.get(key, key)} {' por '.join(word(w) for w in answer.split('>'))}")
    return listed(said)


def _a(who: str, scene: Scene) -> str:
    return "a ti" if who == "you" else to(scene.object(who))


def _number(number: int) -> str:
    return "un" if number == 1 else str(number)


def _what_resolves(action: Resolve, scene: Scene) -> str:
    if action.source is None:
        return scene.names.card(action.card or "")
    name = scene.object(action.source)
    if action.ability is None:
        return name
    return f"la {action.ability}.ª habilidad {of(name)}"


def _resolves(action: Resolve, scene: Scene) -> str:
    said = f"Se resuelve {_what_resolves(action, scene)}"
    if action.controller != "you":
        said += f", {of(scene.object(action.controller))}"
    targets = [t for chosen_ in action.targets for t in chosen_]
    if targets:
        said += f", sobre {listed(['ti' if t == 'you' else scene.object(t) for t in targets])}"
    if action.choices:
        said += f"; se elige {chosen(action.choices, scene)}"
    return said + "."


_MOVES = {
    Zone.BATTLEFIELD: "va al campo de batalla",
    Zone.COMMAND: "va a la zona de mando",
    Zone.EXILE: "va al exilio",
    Zone.GRAVEYARD: "va al cementerio",
    Zone.HAND: "va a la mano de su propietario",
    Zone.LIBRARY: "va a la biblioteca de su propietario",
    Zone.STACK: "va a la pila",
}


def _status(action: SetStatus) -> str:
    said = []
    if action.tapped is not None:
        said.append("se gira" if action.tapped else "se endereza")
    if action.face_down is not None:
        said.append("se pone boca abajo" if action.face_down else "se pone boca arriba")
    return listed(said)
