"""Abilities in Spanish, in the manner of printed cards (113.3): the rules text of any tree of the vocabulary."""

from typing import assert_never

from engine.vocabulary.ability import (
    Ability,
    Activated,
    Chapter,
    ClassLevel,
    Clause,
    EntersAsCopy,
    EntersChoosing,
    EntersDoing,
    EntersTapped,
    EntersWithCounters,
    Exert,
    GroupEnters,
    Keyword,
    LevelBand,
    Replacement,
    RuleStatic,
    Spell,
    Static,
    Triggered,
    Unknown,
)
from engine.vocabulary.modification import ChangeWords, Control, HavePT
from engine.vocabulary.subject import Groups
from lessons.narration import (
    amounts,
    conditions,
    costs,
    entering,
    gamerules,
    instructions,
    keywords,
    modifications,
    players,
    qualities,
    replacements,
    subjects,
    triggers,
)
from lessons.narration.closed import phrase
from lessons.narration.closed.rules import RESTRICTIONS
from lessons.narration.english import english
from lessons.narration.nouns import capital, listed, sentence, to
from lessons.narration.verbs import ATTACK, CONTROL, Mood
from lessons.narration.voice import QUIET, Voice


def ability(node: Ability, voice: Voice = QUIET) -> str:
    """The rules text of an ability, as sentences. English that we could not translate is marked (see `english.py`)."""
    said = text(node, voice)
    return said if isinstance(node, ClassLevel | LevelBand) else sentence(said)


def text(node: Ability, voice: Voice = QUIET) -> str:
    """The rules text without its last stop and its capital."""
    match node:
        case Keyword():
            return keywords.keyword(node, voice)
        case Static(clauses):
            return _clauses([clause(c, voice) for c in clauses])
        case RuleStatic():
            return _rule(node, voice)
        case Activated():
            return _activated(node, voice)
        case Triggered():
            return _triggered(node, voice)
        case Spell(parts):
            return instructions.sentences(parts, voice)
        case EntersChoosing() | EntersAsCopy() | EntersTapped() | EntersWithCounters() | GroupEnters() | EntersDoing():
            return entering.enters(node, voice)
        case Replacement():
            return replacements.replaced(node, voice)
        case Exert(this, parts):
            it = subjects.this(this, voice)
            after = f". Cuando lo hagas, {instructions.first_words(parts, voice.about(it))}" if parts else ""
            return f"puedes espolear {to(it.text)} en cuanto {ATTACK.form(it, Mood.IF)}{after}"
        case ClassLevel(cost, level):
            return f"{costs.cost(cost, voice)}: Nivel {level}"
        case LevelBand(low, high, power, toughness):
            levels = f"{low}+" if high is None else f"{low}-{high}"
            return f"NIVEL {levels}\n{amounts.amount(power, voice)}/{amounts.amount(toughness, voice)}"
        case Chapter(numbers, parts):
            return f"{', '.join(numbers)} — {capital(instructions.sentences(parts, voice))}"
        case Unknown(words):
            return english(words)
        case _:
            assert_never(node)


def _clauses(parts: list[str]) -> str:
    between = ", y " if any(" y " in p for p in parts) else " y "
    return between.join(parts)


def clause(node: Clause, voice: Voice) -> str:
    """One statement of a static ability, with its condition."""
    about = voice
    subject_of_condition = getattr(node.condition, "subject", None)
    if node.condition is not None and not node.condition_last and subject_of_condition is not None:
        about = voice.about(subjects.nominal(subject_of_condition, voice))
    said = _statement(node, about)
    if node.condition is not None:
        condition = conditions.as_long_as(node.condition, voice)
        said = f"{said} {condition}" if node.condition_last else f"{condition}, {said}"
    if node.also:
        them = [f"con {subjects.nominal(s, voice).text}" for s in node.also]
        said += f". Lo mismo sucede {listed(them)}"
    return said


def _statement(node: Clause, voice: Voice) -> str:
    subject = subjects.nominal(node.subject, voice)
    about = voice.about(subject)
    match node.modifications:
        case (HavePT(wording=wording) as values,) if wording.startswith("equal"):
            return modifications.own_values(values, subject, about)
        case (Control(who),):
            owner = players.nominal(who)
            verb = f"{CONTROL.form(owner)} {subject.text}"
            return verb if owner.implied else f"{owner.text} {verb}"
        case (ChangeWords(to_chosen=True) as change,):
            return _words_changed(change, node, voice)
        case _:
            said = modifications.predicates(node.modifications, subject, about)
            return said if subject.implied else f"{subject.text} {said}"


_CHOSEN_WORDS = {
    "color word": ("palabras de color", "la palabra de color elegida"),
    "creature type": ("tipos de criatura", "el tipo de criatura elegido"),
    "basic land type": ("tipos de tierra básica", "el tipo de tierra básica elegido"),
}


def _words_changed(change: ChangeWords, node: Clause, voice: Voice) -> str:
    """Swirl the Mists: all instances of a kind of word become the chosen one (612)."""
    kind = change.kinds[0]
    many, chosen = _CHOSEN_WORDS.get(kind, (english(kind), english(f"the chosen {kind}")))
    groups = node.subject.groups if isinstance(node.subject, Groups) else ()
    whose = listed([qualities.phrase(g.filter, voice, plural=True).bare().text for g in groups])
    whose = whose or subjects.nominal(node.subject, voice).text
    return f"todas las menciones de {many} en el texto de {whose} se cambian por {chosen}"


def _rule(node: RuleStatic, voice: Voice) -> str:
    said = gamerules.gamerule(node.statement, voice)
    if node.condition is None:
        return said
    condition = conditions.as_long_as(node.condition, voice)
    return f"{said} {condition}" if node.condition_last else f"{condition}, {said}"


def _activated(node: Activated, voice: Voice) -> str:
    word = f"{capital(keywords.alone(node.keyword))} — " if node.keyword else ""
    said = f"{word}{costs.line(node.cost, voice)}: {capital(instructions.sentences(node.instructions, voice))}"
    if node.only_if is not None:
        said += f" Activa esto solo {conditions.when_if(node.only_if, voice)}."
    return said + _restricted(node.restrictions)


def _restricted(restrictions: tuple[str, ...]) -> str:
    return "".join(f" {sentence(phrase(RESTRICTIONS, r.lower().removesuffix('.')))}" for r in restrictions)


def _triggered(node: Triggered, voice: Voice) -> str:
    said = triggers.trigger(node.trigger, voice)
    it = triggers.subject(node.trigger, voice)
    about = voice if it is None else voice.about(it)
    if node.condition is not None:
        said += f", {conditions.when_if(node.condition, about)}"
    words = instructions.first_words(node.instructions, about)
    if not node.restrictions:
        return f"{said}, {words}"
    return f"{said}, {words.removesuffix('.')}." + _restricted(node.restrictions)
