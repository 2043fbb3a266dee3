"""What a continuous effect does to an object, in Spanish: «obtiene +4/+4», «pierde todas las habilidades» (611.1)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from engine.vocabulary.amount import Amount, Variable
from engine.vocabulary.modification import (
    Be,
    BecomeCopy,
    CantHave,
    ChangeWords,
    Control,
    ControlBy,
    Get,
    Have,
    HaveOneOf,
    HavePT,
    Lose,
    LoseAll,
    Modification,
    NotBe,
    RuleToo,
    Switch,
)
from lessons.narration import amounts, descriptions, gamerules, keywords, subjects
from lessons.narration.english import english
from lessons.narration.nouns import Gender, listed, of, to
from lessons.narration.phrases import Phrase
from lessons.narration.players import nominal as player
from lessons.narration.verbs import BE, CAN, CONTROL, GAIN, GET, HAVE, LOSE, TURN_INTO, Mood, Nominal
from lessons.narration.voice import Voice
from lessons.narration.words import card_type, supertype


def predicates(
    modifications: Sequence[Modification], subject: Nominal, voice: Voice, mood: Mood = Mood.SAYS, *, each: bool = False
) -> str:
    """All that is said of a subject: «obtiene +4/+4, tiene la habilidad de volar y es un Ángel». `each`: «… cada una»."""
    parts = [predicate(m, subject, voice, mood) for m in modifications]
    if each:
        parts[0] += f" cada {'una' if subject.gender is Gender.F else 'uno'}"
    said = listed(parts)
    if len(parts) > 2 and any(" y " in p or " e " in p for p in parts[:-1]):  # «…, y es»: which «y» is the last one
        return ", ".join(parts[:-1]) + "," + said.removeprefix(", ".join(parts[:-1]))
    return said


def predicate(node: Modification, subject: Nominal, voice: Voice, mood: Mood = Mood.SAYS) -> str:
    """One thing that is said of a subject, its verb agreeing."""
    match node:
        case Get(power, toughness, each, where, additional):
            change = f"{amounts.signed(power, voice)}/{amounts.signed(toughness, voice)}" + (" adicional" if additional else "")
            return f"{GET.form(subject, mood)} {change}{_each(each, voice)}{_where(where, voice)}"
        case Have(abilities, gain):
            verb = GAIN if gain else HAVE
            return f"{verb.form(subject, mood)} {keywords.after_have(abilities, voice)}"
        case HaveOneOf(abilities, gain):
            verb = GAIN if gain else HAVE
            return f"{verb.form(subject, mood)} a tu elección {keywords.one_of(abilities, voice)}"
        case Lose(abilities):
            return f"{LOSE.form(subject, mood)} {keywords.after_have(abilities, voice)}"
        case LoseAll():
            return f"{LOSE.form(subject, mood)} {_everything(node)}"
        case CantHave(abilities, or_gain):
            verbs = "tener ni ganar" if or_gain else "tener"
            return f"no {CAN.form(subject, mood)} {verbs} {keywords.after_have(abilities, voice)}"
        case Be():
            return descriptions.predicate(node, subject, voice, mood)
        case NotBe(types, supertypes):
            nouns = [card_type(t) for t in types]
            words = [supertype(s).form(subject.gender, plural=subject.plural) for s in supertypes]
            words += [Phrase(n.form(plural=subject.plural), n.gender, subject.plural).a().text for n in nouns]
            return f"no {BE.form(subject, mood)} {' ni '.join(words)}"
        case HavePT():
            return _has_pt(node, subject, voice, mood)
        case Control(who):
            return f"{CONTROL.form(player(who), mood)} {subject.text}"
        case ControlBy(who):
            theirs = subjects.nominal(who, voice)
            return f"{theirs.text} {CONTROL.form(theirs, mood)} {subject.text}"
        case BecomeCopy(what, exceptions):
            copied = subjects.after_preposition(what, voice)
            said = f"{TURN_INTO.form(subject, mood)} en {_copies(subject)} {of(copied)}"
            return said + excepting(exceptions, subject, voice)
        case Switch():
            return "intercambia su fuerza y su resistencia"
        case ChangeWords():
            return f"cambia el texto reemplazando {words_replaced(node)}"
        case RuleToo(statement):
            return gamerules.verb_phrase(statement, subject, voice)
        case _:
            assert_never(node)


def _each(each: Amount | None, voice: Voice) -> str:
    return "" if each is None else f" {amounts.each(each, voice)}"


def _where(where: Amount | None, voice: Voice) -> str:
    return "" if where is None else f", donde X es {amounts.amount(where, voice)}"


def where(modifications: Sequence[Modification], voice: Voice) -> tuple[tuple[Modification, ...], str]:
    """The modifications without their «donde X es …», and those words, which end the sentence after the duration."""
    plain: list[Modification] = []
    words = ""
    for m in modifications:
        if isinstance(m, Get) and m.where is not None:
            words = _where(m.where, voice)
            m = replace(m, where=None)  # noqa: PLW2901 - the same one, less what is said last
        elif isinstance(m, HavePT) and m.wording == "base where":
            words = _where(m.power, voice)
            m = HavePT(Variable(), Variable())  # noqa: PLW2901
        plain.append(m)
    return tuple(plain), words


_LOSABLE = {
    "abilities": "habilidades",
    "card types": "tipos de carta",
    "creature types": "tipos de criatura",
    "land types": "tipos de tierra",
    "colors": "colores",
    "subtypes": "subtipos",
}


def _everything(node: LoseAll) -> str:
    feminine = node.what[0] == "abilities"
    all_ = "todas las" if feminine else "todos los"
    other = (" otras" if feminine else " otros") if node.other else ""
    words = listed([_LOSABLE.get(w, english(w)) for w in node.what])
    but = {"": "", "mana abilities": " excepto las habilidades de maná"}.get(node.but, f" excepto {english(node.but)}")
    return f"{all_}{other} {words}{but}"


def _has_pt(node: HavePT, subject: Nominal, voice: Voice, mood: Mood) -> str:
    if node.wording == "base where":
        plain, x = where((node,), voice)
        return predicate(plain[0], subject, voice, mood) + x
    base = node.wording.startswith("base")
    said = descriptions.power_and_toughness(node.power, node.toughness, voice, base=base)
    fixed = all(v is None or amounts.is_plain(v) for v in (node.power, node.toughness))
    return f"{HAVE.form(subject, mood)} {'una ' if fixed else ''}{said}"


def own_values(node: HavePT, subject: Nominal, voice: Voice) -> str:
    """What a characteristic-defining ability says: «Tanto la fuerza como la resistencia de Maro son iguales a …» (604.3)."""
    power, toughness = node.power, node.toughness
    of_it = of(subject.text)
    if power is None:
        return "" if toughness is None else f"la resistencia {of_it} es igual {to(amounts.amount(toughness, voice))}"
    if toughness is None:
        return f"la fuerza {of_it} es igual {to(amounts.amount(power, voice))}"
    if node.wording.endswith("each"):
        return f"tanto la fuerza como la resistencia {of_it} son iguales {to(amounts.amount(power, voice))}"
    first = f"la fuerza {of_it} es igual {to(amounts.amount(power, voice))}"
    return f"{first} y su resistencia es igual {to(amounts.amount(toughness, voice))}"


def _copies(subject: Nominal) -> str:
    return "copias" if subject.plural else "una copia"


def excepting(exceptions: Sequence[Modification], subject: Nominal, voice: Voice) -> str:
    """«, excepto que es una Ilusión además de sus otros tipos» (707.9)."""
    return f", excepto que {predicates(exceptions, subject, voice)}" if exceptions else ""


_CHANGED = {
    "color word": ("una palabra de color", "otra"),
    "basic land type": ("un tipo de tierra básica", "otro"),
    "creature type": ("un tipo de criatura", "otro"),
}


def words_replaced(node: ChangeWords) -> str:
    """«todas las menciones de una palabra de color por otra o de un tipo de tierra básica por otro»."""
    pairs = [_CHANGED.get(kind, (english(kind), "otro")) for kind in node.kinds]
    return "todas las menciones " + " o ".join(f"de {one} por {other}" for one, other in pairs)
