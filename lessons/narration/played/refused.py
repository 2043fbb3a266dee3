"""Why a choice of a played game is illegal, in words: the refusal as it concerns what is on the table (733.1)."""

from dataclasses import replace

from engine.choices import Choice
from engine.game import ItemKind, StackItem
from engine.illegal import Illegal, Reason
from engine.predicting import Aspect
from lessons.narration.costs import mana
from lessons.narration.nouns import agree, capital, of
from lessons.narration.played import texts
from lessons.narration.played.choices import choice_label
from lessons.narration.played.here import Here, does
from lessons.narration.players import board_player
from lessons.narration.refusals import modes, refusal
from lessons.narration.sheets import summary
from lessons.narration.verbs import HAVE


def refused(illegal: Illegal, here: Here, chose: Choice | None = None, item: StackItem | None = None) -> str:
    """The refusal in one line with its rule. `chose`: what was tried; `item`: what it was for."""
    said = _said(illegal, dict(illegal.data), here, chose, item)
    if said:
        return f"{said} ({illegal.rule})." if illegal.rule is not None else f"{said}."
    return refusal(replace(illegal, data=tuple((key, _named(value, here)) for key, value in illegal.data)))


def _named(value: str, here: Here) -> str:
    known = value in here.scene.state.objects or here.scene.state.is_player(value)
    return here.called(value) if known else value


def _said(illegal: Illegal, data: dict[str, str], here: Here, chose: Choice | None, item: StackItem | None) -> str:
    """The line without its stop, for what is told in its own way here; else ""."""
    value, rule = data.get("value", ""), str(illegal.rule or "")
    match illegal.reason:
        case Reason.NO_PRIORITY:
            return _no_priority(data, here)
        case Reason.NOT_NOW:
            return _not_now(value, rule, here)
        case Reason.ILLEGAL_TARGET:
            return _illegal_target(illegal, value, rule, here, item)
        case Reason.NO_LEGAL_TARGET:
            return _no_legal_target(data, here, item)
        case Reason.ILLEGAL_CHOICE:
            return _illegal_choice(illegal.key or "", data, here, chose, item)
        case Reason.UNPAYABLE:
            return _unpayable(illegal.key or "", value, data, here, chose)
        case Reason.PROHIBITED if data.get("by"):
            return f"Lo prohíbe un efecto {of(here.called(data['by']))}"
        case Reason.SUMMONING_SICK:
            since = "su controlador no lo tiene desde que empezó su turno más reciente"
            return f"{capital(here.called(value))} tiene mareo de invocación: {since}"
        case Reason.ALREADY_TAPPED | Reason.ALREADY_UNTAPPED:
            word = "girado" if illegal.reason is Reason.ALREADY_TAPPED else "enderezado"
            return f"{capital(here.called(value))} ya está {agree(word, here.scene.gender(value))}"
        case Reason.NOT_ASKED:
            return f"Ahora no se elige eso{f': «{choice_label(chose, here)}»' if chose is not None else ''}"
        case _:
            return ""


def _no_priority(data: dict[str, str], here: Here) -> str:
    holder, who = data.get("has", ""), data.get("player", "")
    if holder:
        has = "la tienes tú" if holder == "you" else f"la tiene {board_player(holder)}"
        return f"{does(who, HAVE, 'la prioridad', negated=True)}: {has}"
    proposal, resolving = here.game.proposal, here.game.resolving
    if proposal is not None and proposal.item.kind is ItemKind.TRIGGERED:
        return f"Nadie tiene la prioridad mientras {here.item(proposal.item)} se pone en la pila"
    if proposal is not None:
        return f"Nadie tiene la prioridad hasta que {here.item(proposal.item)} termine de lanzarse o activarse"
    if resolving is not None:
        return f"Nadie tiene la prioridad mientras se resuelve {here.item(resolving.item)}"
    return "Nadie tiene la prioridad ahora"


_SLOW = frozenset({"301.1", "302.1", "303.1", "306.1", "307.1", "310.1", "117.1a"})


def _not_now(value: str, rule: str, here: Here) -> str:
    when = "en la fase principal propia, con la prioridad y la pila vacía"
    if rule in _SLOW:
        return f"{capital(here.called(value))} no es un instantáneo ni tiene destello: se lanza {when}"
    return {
        "305.1": f"Una tierra se juega {when}",
        "305.3": "Una tierra solo se juega en el turno propio",
        "606.3": f"Una habilidad de lealtad se activa {when}",
        "605.3c": f"Esa habilidad de {here.called(value)} ya se está activando: no se activa otra vez hasta que se resuelva",
        "602.5d": f"Esa habilidad se activa solo cuando se podría lanzar un conjuro: {when}",
    }.get(rule, "")


_TARGETS = {
    "115.3": "ya {is} objetivo por esa misma palabra «objetivo»",
    "115.4": "no es una criatura, un planeswalker, una batalla ni un jugador",
    "115.5": "no puede ser su propio objetivo",
}


def _illegal_target(illegal: Illegal, value: str, rule: str, here: Here, item: StackItem | None) -> str:
    """What the text asks for, and what the object is."""
    name, is_so = ("Tú", "eres") if value == "you" else (capital(here.called(value)), "es")
    if rule in _TARGETS:
        return f"{name} {_TARGETS[rule].replace('{is}', is_so)}"
    illegal_now = f"{name} no {is_so} un objetivo legal"
    if rule not in {"115.1", "608.2b"} or item is None:
        return illegal_now
    slot = (illegal.key or "").rpartition(".")[2]
    wanted = texts.target(item, int(slot) if slot.isdecimal() else len(item.announced.targets), here)
    sheet = here.scene.sheets.get(value)
    if sheet is None:
        return f"{illegal_now}: se pide {wanted}"
    is_ = summary(sheet, here.voice, frozenset({Aspect.TYPES, Aspect.COLORS}))
    return f"{illegal_now}: se pide {wanted}, y es {is_[:1].lower()}{is_[1:]}"


def _no_legal_target(data: dict[str, str], here: Here, item: StackItem | None) -> str:
    if item is None:
        return ""
    if data.get("what") == "mode" and data.get("value", "").isdecimal():
        words = texts.mode(item, int(data["value"]), here)
        return f"El modo «{words.removesuffix('.')}» no puede elegirse: no tiene ningún objetivo legal"
    return f"No hay ningún objetivo legal para {here.item(item)}"


def _illegal_choice(key: str, data: dict[str, str], here: Here, chose: Choice | None, item: StackItem | None) -> str:
    what, tried = data.get("what", ""), choice_label(chose, here, item) if chose is not None else data.get("value", "")
    match key:
        case "modes":
            return f"Hay que elegir {modes(what)} de los que tiene, cada uno una vez"
        case "splice":
            return "Se empalman solo cartas de la mano que puedan empalmarse con este hechizo"
        case "costing":
            return "Solo se paga un coste alternativo, y tiene que ser uno de los que hay"
        case "optional":
            return "Ese coste adicional no se puede pagar tantas veces"
        case "symbol":
            return f"{mana((what,))} no se paga así: «{tried[:1].lower()}{tried[1:]}»" if what else ""
        case "how many":
            return f"No puede tener esa cantidad de objetivos: {data.get('value', '')}"
        case "share":
            return "Cada objetivo recibe al menos 1, y se reparte todo"
        case "reduction":
            return "Esa reducción no está entre las que faltan"
        case _:
            return ""


def _unpayable(key: str, value: str, data: dict[str, str], here: Here, chose: Choice | None) -> str:
    if key == "x":
        return f"Con X = {value} no hay manera de pagar el coste: lo más que se puede pagar es X = {data.get('most', '0')}"
    if key == "payment" and chose is not None:
        said = choice_label(chose, here)
        return f"Así no se puede pagar: «{said[:1].lower()}{said[1:]}» no deja pagar el resto"
    return "No hay manera de pagar el coste entero"


def when_instead(illegal: Illegal, here: Here) -> str:
    """For what was tried while nobody has priority: when it could have been done, and when it will be possible."""
    if illegal.reason is not Reason.NO_PRIORITY or dict(illegal.data).get("has"):
        return ""
    proposal, resolving = here.game.proposal, here.game.resolving
    if proposal is not None and proposal.item.kind is ItemKind.TRIGGERED:
        return f"Se podrá hacer cuando {here.item(proposal.item)} esté en la pila, antes de que se resuelva."
    if proposal is not None:
        name = here.item(proposal.item)
        return (
            f"Se pudo hacer con la prioridad, antes de que {name} empezara a lanzarse o activarse; se podrá después de 601.2i, "
            "antes de que se resuelva. Los costes se pagan entre esos dos momentos: nadie puede responder a un coste."
        )
    if resolving is not None:
        name = here.item(resolving.item)
        return f"Se pudo hacer antes de que empezara a resolverse {name}; se podrá hacer cuando haya terminado."
    return ""
