"""Damage that is prevented (615), in Spanish: «todo el daño de combate que se fuera a hacer este turno»."""

from engine.vocabulary.amount import Number
from engine.vocabulary.gamerule import Prevents
from engine.vocabulary.instruction import PreventDamage
from engine.vocabulary.subject import Subject
from lessons.narration import amounts, subjects
from lessons.narration.closed import phrase
from lessons.narration.english import english
from lessons.narration.nouns import to
from lessons.narration.verbs import Nominal
from lessons.narration.voice import Voice

_ALL = {
    "all": "todo el daño",
    "all combat": "todo el daño de combate",
    "all noncombat": "todo el daño que no sea de combate",
}
_WHEN = {"this turn": "este turno", "this combat": "este combate"}


def prevented(node: PreventDamage, voice: Voice) -> str:
    """What «prevén» has after it where a spell or ability says so: «los próximos 2 puntos de daño que …»."""
    what, plural = _ALL.get(node.which, ""), False
    if not what and node.amount == Number(1):
        what = "el próximo punto de daño"
    elif not what:
        what, plural = f"los próximos {'X' if node.amount is None else amounts.damage(node.amount, voice)}", True
    if node.which == "that":
        return "ese daño"
    when = phrase(_WHEN, node.when)
    done = _done(node.to, node.by, voice, when if node.by_last else "", plural=plural)
    return f"{what} que {done}" + ("" if node.by_last else f" {when}")


def always_prevented(node: Prevents, voice: Voice) -> str:
    """The same of a static ability."""
    what = _ALL.get(node.which, english(node.which))
    return f"{what} que {_done(node.to, node.by, voice, '', plural=False)}"


def _done(to_: Subject | None, by: Subject | None, voice: Voice, when: str, *, plural: bool) -> str:
    """«fuera a hacer esta criatura», «se le fuera a hacer a la criatura objetivo», «se te fuera a hacer»."""
    if to_ is not None and to_ == by:
        return f"{_done(to_, None, voice, when, plural=plural)} y que fuera a hacer"
    whom = None if to_ is None else subjects.nominal(to_, voice)
    if by is not None:
        source = subjects.nominal(by, voice)
        parts = ["fueran a hacer" if source.plural else "fuera a hacer", when, "" if source.implied else source.text]
    else:
        parts = [f"se {_pronoun(whom)}{'fueran' if plural else 'fuera'} a hacer", when]
    if whom is not None and not whom.second and not whom.implied:
        parts.append(to(whom.text))
    return " ".join(p for p in parts if p)


def _pronoun(whom: Nominal | None) -> str:
    if whom is None:
        return ""
    return "te " if whom.second else "les " if whom.plural else "le "
