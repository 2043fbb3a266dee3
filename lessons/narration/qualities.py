"""Noun phrases in Spanish: «criaturas blancas que controlas», «encantamiento que no sea Aura», «carta de Elfo» (109, 205)."""

from dataclasses import dataclass
from typing import assert_never

from engine.model import CardType, Zone
from engine.vocabulary.amount import Number
from engine.vocabulary.quality import (
    AnyOf,
    AttachedTo,
    AttackingPlayer,
    ColorCount,
    Filter,
    HasCounter,
    HasKeyword,
    HasStatus,
    HasValue,
    InZone,
    IsColor,
    IsSubtype,
    IsSupertype,
    IsToken,
    IsType,
    Marked,
    MostOf,
    Named,
    NamedThis,
    NoAbilities,
    Not,
    Noun,
    OfAbility,
    OfChosen,
    PermanentKind,
    Quality,
    Status,
    Targets,
    TiedTo,
    Who,
)
from engine.vocabulary.subject import Subject
from lessons.narration import amounts, keywords, subjects, zones
from lessons.narration.closed import agreeing
from lessons.narration.closed import phrase as phrase_of
from lessons.narration.closed.marks import MARKED, TIED
from lessons.narration.closed.triggers import SUFFIXES
from lessons.narration.counters import counters
from lessons.narration.english import english
from lessons.narration.nouns import Adjective, Gender, agree, listed, to
from lessons.narration.nouns import adjective as agreeing_adjective
from lessons.narration.phrases import Phrase
from lessons.narration.players import controlled, nominal, owned
from lessons.narration.verbs import BE, DO, STAND, Mood, Nominal
from lessons.narration.voice import Voice
from lessons.narration.words import (
    COLORLESS,
    COLORS,
    HEADS,
    MONOCOLORED,
    MULTICOLORED,
    STATUS,
    card_type,
    noun,
    subtype,
    supertype,
)

_CARDLIKE = frozenset({Noun.CARD, Noun.SPELL, Noun.TOKEN})  # «carta de criatura», where a permanent is «criatura»
_COUNTS = {0: COLORLESS, 1: MONOCOLORED}


@dataclass(frozen=True, slots=True)
class Agreement:
    """What a quality agrees with."""

    gender: Gender
    plural: bool

    @property
    def pronoun(self) -> str:
        """«ella», «ellos»."""
        if self.gender is Gender.F:
            return "ellas" if self.plural else "ella"
        return "ellos" if self.plural else "él"

    @property
    def who(self) -> Nominal:
        """Something that agrees, for a verb."""
        return Nominal("", self.gender, self.plural)

    def those(self) -> str:
        """«la que», «los que»."""
        article = ("las" if self.plural else "la") if self.gender is Gender.F else "los" if self.plural else "el"
        return f"{article} que"


def phrase(filter_: Filter, voice: Voice, *, plural: bool) -> Phrase:
    """The noun phrase, without article."""
    heads = [noun(word) for word in filter_.nouns]
    one = len(heads) == 1
    gender = heads[0].gender
    agreement = Agreement(gender, plural)
    if one:
        core = _core(filter_, agreement)
    else:
        core = listed([h.form(plural=plural) for h in heads], "o" if filter_.conjunction != "and" else "y")
        core = " ".join([core, *_adjectives(filter_.before, agreement)])
    tail = " ".join(_tail(filter_, agreement, voice))
    return Phrase(core, gender, plural, tail, filter_.other, tonic=one and heads[0].tonic)


def _core(filter_: Filter, agreement: Agreement) -> str:
    (head,) = filter_.nouns
    name = noun(head).form(plural=agreement.plural)
    kinds = [q for q in filter_.before if _is_kind(q)]
    if head in _CARDLIKE and kinds:
        return f"{name} {_of_kind(filter_.before, agreement)}"
    words = [_kind_word(q) for q in reversed(kinds)]
    return " ".join([name, *words, *_adjectives(filter_.before, agreement)])


def _is_kind(quality: Quality) -> bool:
    if isinstance(quality, AnyOf):
        return all(isinstance(q, _KIND) for q in quality.qualities)
    return isinstance(quality, _KIND)


_KIND = IsType | IsSubtype | PermanentKind


def _kind_word(quality: Quality) -> str:
    match quality:
        case IsType(type_):
            return card_type(type_).one
        case IsSubtype(name):
            return subtype(name).one
        case PermanentKind():
            return HEADS[Noun.PERMANENT].one
        case AnyOf(several, joined):
            return listed([_kind_word(q) for q in several], "y" if joined.startswith("and") else "o")
        case _:
            raise ValueError(f"not a kind: {quality}")


def _of_kind(before: tuple[Quality, ...], agreement: Agreement) -> str:
    """«de criatura artefacto legendaria», «de instantáneo o de conjuro», «de Elfo», «de tierra básica»."""
    kinds = [q for q in before if _is_kind(q)]
    others = tuple(q for q in before if not _is_kind(q))
    if len(kinds) == 1 and isinstance(kinds[0], AnyOf):
        several, joined = kinds[0].qualities, kinds[0].joined
        repeat = "de " if all(isinstance(q, IsType) for q in several) else ""  # «de Aura o Equipo», «de artefacto o de criatura»
        each = [f"{repeat if i else 'de '}{_kind_word(q)}" for i, q in enumerate(several)]
        return " ".join([listed(each, "y" if joined.startswith("and") else "o"), *_adjectives(others, agreement)])
    last = kinds[-1]
    gender = card_type(last.type).gender if isinstance(last, IsType) else agreement.gender
    words = " ".join(_kind_word(q) for q in reversed(kinds))
    return " ".join([f"de {words}", *_adjectives(others, Agreement(gender, plural=False))])


def _adjectives(before: tuple[Quality, ...], agreement: Agreement) -> list[str]:
    """The qualities that are adjectives, in Spanish order: the supertype stands next to the noun."""
    ordered = sorted(before, key=lambda q: not isinstance(_bare(q), IsSupertype))
    found = (adjective(q, agreement) for q in ordered)
    return [word for word in found if word is not None]


def _bare(quality: Quality) -> Quality:
    return quality.quality if isinstance(quality, Not) else quality


def adjective(quality: Quality, agreement: Agreement) -> str | None:
    """The quality as an adjective that agrees; None if it is not said so."""
    gender, plural = agreement.gender, agreement.plural
    match quality:
        case IsColor(color):
            return COLORS[color].form(gender, plural=plural)
        case ColorCount(count):
            return _COUNTS.get(count, MULTICOLORED).form(gender, plural=plural)
        case IsSupertype(kind):
            return supertype(kind).form(gender, plural=plural)
        case Not(IsSupertype(kind)) if kind.value == "basic":
            return f"no {supertype(kind).form(gender, plural=plural)}"
        case HasStatus(status):
            return STATUS[status].form(gender, plural=plural)
        case OfAbility(kind):
            known = _ABILITIES.get(kind)
            return english(kind) if known is None else known.form(gender, plural=plural)
        case AnyOf(several, joined):
            words = [adjective(q, agreement) for q in several]
            said = [w for w in words if w is not None]
            return listed(said, "y" if joined == "and" else "o") if len(said) == len(words) else None
        case _:
            return None


_ABILITIES = {
    "activated": agreeing_adjective("activado", "activada"),
    "triggered": agreeing_adjective("disparado", "disparada"),
    "loyalty": Adjective("de lealtad", "de lealtad", "de lealtad", "de lealtad"),
}


def _tail(filter_: Filter, agreement: Agreement, voice: Voice) -> list[str]:
    """What follows the noun, in Spanish order: «que no sea negra», «que controlas», «con fuerza de 3 o menos»."""
    not_these = [q for q in filter_.before if isinstance(q, Not) and adjective(q, agreement) is None]
    place = [zones.where(filter_)] if filter_.zones else []
    first = place if filter_.zones == (Zone.BATTLEFIELD,) else []
    but = [_that_are_not(not_these, agreement)] if not_these else []
    posts = [(q, after(q, agreement, voice)) for q in filter_.before if _goes_after(q, agreement)]
    posts += [(q, after(q, agreement, voice)) for q in filter_.after]
    near = [said for q, said in posts if isinstance(q, OfChosen)]  # «del tipo elegido» stays by its noun
    whose = []
    if filter_.controller is not None:
        whose.append(controlled(filter_.controller, cast=filter_.cast))
    if filter_.owner is not None and not filter_.zones:
        whose.append(owned(filter_.owner, agreement.those()))
    far = [said for q, said in posts if not isinstance(q, OfChosen)]
    parts = [*first, *near, *but, *whose, *far, *(place if not first else [])]
    if filter_.not_zone is not None:
        parts.append(f"que no {STAND.form(agreement.who)} {zones.in_zone(filter_.not_zone)}")
    return parts


def _goes_after(quality: Quality, agreement: Agreement) -> bool:
    return not isinstance(quality, Not) and not _is_kind(quality) and adjective(quality, agreement) is None


def _that_are_not(negated: list[Not], agreement: Agreement) -> str:
    """«que no sea negra», «que no sean artefacto ni criatura»."""
    verb = BE.form(agreement.who, Mood.IF)
    words = [_what_it_is_not(q.quality, agreement) for q in negated]
    return f"que no {verb} " + " ni ".join(words)


def _what_it_is_not(quality: Quality, agreement: Agreement) -> str:
    match quality:
        case IsType(type_):
            return card_type(type_).one
        case IsSubtype(name):
            return subtype(name).one
        case IsToken():
            return "fichas" if agreement.plural else "ficha"
        case _:
            return adjective(quality, agreement) or after(quality, agreement, Voice())


def after(quality: Quality, agreement: Agreement, voice: Voice) -> str:
    """The quality as it stands after the noun: «con la habilidad de volar», «del tipo elegido», «que no sea blanca»."""
    match quality:
        case HasKeyword(name):
            return f"con la habilidad de {keywords.noun(name)}"
        case Not(HasKeyword(name)):
            return f"sin la habilidad de {keywords.noun(name)}"
        case NoAbilities():
            return "sin habilidades"
        case HasCounter("", several):
            return f"con {'contadores' if several else 'un contador'} sobre {agreement.pronoun}"
        case HasCounter(kind, several):
            one = "" if several else "un "
            return f"con {one}{counters(kind, plural=several)} sobre {agreement.pronoun}"
        case Not(HasCounter("")):
            return f"sin contadores sobre {agreement.pronoun}"
        case Not(HasCounter(kind)):
            return f"sin {counters(kind, plural=True)} sobre {agreement.pronoun}"
        case HasValue(characteristic, comparison, amount):
            return f"con {amounts.value_name(characteristic)} {_compared(comparison, amount, voice)}"
        case OfChosen(what):
            return f"{_CHOSEN.get(what, f'del {what}')} elegido"
        case Named(name):
            return f"{agree('llamado', agreement.gender, plural=agreement.plural)} {voice.names.card(name)}"
        case AttachedTo(host):
            word = agree("anexado", agreement.gender, plural=agreement.plural)
            return f"{word} {to(subjects.after_preposition(host, voice))}"
        case AttackingPlayer(who):
            verb = STAND.form(agreement.who)
            return f"que te {verb} atacando" if who is Who.YOU else f"que {verb} atacando {to(nominal(who).text)}"
        case AnyOf(several, joined) if all(isinstance(q, HasKeyword) for q in several):
            names = [keywords.noun(q.keyword) for q in several if isinstance(q, HasKeyword)]
            return f"con la habilidad de {listed(names, 'y' if joined == 'and' else 'o')}"
        case AnyOf(several, joined):
            return listed([after(q, agreement, voice) for q in several], "y" if joined == "and" else "o")
        case Not(inner):
            return f"que no {_is(inner, agreement, voice, Mood.IF)}"
        case InZone(zone):
            return zones.in_zone(zone)
        case NamedThis():
            word = agree("llamado", agreement.gender, plural=agreement.plural)
            return f"{word} {voice.names.card(voice.card) if voice.card is not None else 'como esta carta'}"
        case Marked(words):
            return agreeing(MARKED, words, agreement.gender, plural=agreement.plural)
        case TiedTo(how, source, when):
            said = agreeing(TIED, how, agreement.gender, plural=agreement.plural)
            tail = f" {phrase_of(SUFFIXES, when)}" if when else ""
            return f"{_joined(said, subjects.after_preposition(source, voice))}{tail}"
        case MostOf(which, characteristic, among):
            rest = "" if among is None else f" entre {phrase(among, voice, plural=True).the().text}"
            return f"con {amounts.most(which, characteristic)}{rest}"
        case Targets(what, several):
            aim = _aim(what, voice, several=several)
            return f"que {DO.form(agreement.who, Mood.IF)} objetivo {to(aim)}"
        case IsColor() | ColorCount() | IsType() | IsSubtype() | IsSupertype() | IsToken() | HasStatus():
            return f"que {_is(quality, agreement, voice, Mood.IF)}"
        case PermanentKind() | OfAbility():
            return f"que {_is(quality, agreement, voice, Mood.IF)}"
        case _:
            assert_never(quality)


def _aim(what: Filter | Subject, voice: Voice, *, several: bool) -> str:
    if not isinstance(what, Filter):
        return subjects.after_preposition(what, voice)
    if not several:
        return subjects.any_of(what, voice).text
    many = phrase(what, voice, plural=True)
    return many.numbered("una o más" if many.gender is Gender.F else "uno o más").text


def _joined(said: str, thing: str) -> str:
    """«exiliada con este artefacto», «que haya recibido daño del …»: «de» joined to an article."""
    words = f"{said} {thing}"
    return words.replace("de el ", "del ", 1) if said.endswith("de") else words


_CHOSEN = {
    "type": "del tipo", "land type": "del tipo de tierra", "creature type": "del tipo de criatura", "card name": "con el nombre",
}  # fmt: skip


def _compared(comparison: str, amount: object, voice: Voice) -> str:
    said = amounts.amount(amount, voice)  # type: ignore[arg-type]
    plain = isinstance(amount, Number) or said == "X"
    match comparison:
        case "<=":
            return f"de {said} o menos" if plain else f"menor o igual que {said}"
        case ">=":
            return f"de {said} o más" if plain else f"mayor o igual que {said}"
        case "<":
            return f"menor que {said}"
        case ">":
            return f"mayor que {said}"
        case _:
            return f"de {said}" if plain else f"igual {to(said)}"


def is_(quality: Quality, subject: Nominal, voice: Voice, mood: Mood) -> str:
    """What is said of a subject: «es un Espíritu», «sea blanca», «está girada», «no es un Humano»."""
    return _is(quality, Agreement(subject.gender, subject.plural), voice, mood)


def _is(quality: Quality, agreement: Agreement, voice: Voice, mood: Mood) -> str:
    who = agreement.who
    match quality:
        case Not(inner):
            return f"no {_is(inner, agreement, voice, mood)}"
        case IsType(type_):
            return f"{BE.form(who, mood)} {_a(CardType(type_), agreement)}"
        case IsSubtype(name):
            return f"{BE.form(who, mood)} {_a(name, agreement)}"
        case IsToken():
            return f"{BE.form(who, mood)} {_a(Noun.TOKEN, agreement)}"
        case PermanentKind():
            return f"{BE.form(who, mood)} {_a(Noun.PERMANENT, agreement)}"
        case IsColor() | ColorCount() | IsSupertype() | OfAbility():
            return f"{BE.form(who, mood)} {adjective(quality, agreement)}"
        case HasStatus(status) if status in _WHAT_IT_IS:
            return f"{BE.form(who, mood)} {STATUS[status].form(who.gender, plural=who.plural)}"
        case HasStatus(status):
            return f"{STAND.form(who, mood)} {_STANDING.get(status, '') or STATUS[status].form(who.gender, plural=who.plural)}"
        case InZone(zone):
            return f"{STAND.form(who, mood)} {zones.in_zone(zone)}"
        case AnyOf(several, "or a") if all(isinstance(q, IsSubtype) for q in several):
            return f"{BE.form(who, mood)} {listed([_a(q.subtype, agreement) for q in several if isinstance(q, IsSubtype)], 'o')}"
        case AnyOf(several, joined):
            return listed([_is(q, agreement, voice, mood) for q in several], "y" if joined == "and" else "o")
        case _:
            return f"{BE.form(who, mood)} {after(quality, agreement, voice)}"


_WHAT_IT_IS = frozenset({Status.HISTORIC, Status.MONSTROUS, Status.RENOWNED, Status.OUTLAW, Status.COMMANDER, Status.SUSPECTED})
_STANDING = {Status.ATTACKING: "atacando", Status.BLOCKING: "bloqueando"}


def _a(word: CardType | str | Noun, agreement: Agreement) -> str:
    what = noun(word)
    return Phrase(what.form(plural=agreement.plural), what.gender, agreement.plural, tonic=what.tonic).a().text


def either(filter_: Filter) -> str:
    """«una Llanura o una Isla»: each noun with its article."""
    return listed([_a(head, Agreement(Gender.M, plural=False)) for head in filter_.nouns], "o")


def alone(quality: Quality, voice: Voice) -> str:
    """A quality by itself, of something masculine: «blanco», «con la habilidad de volar»."""
    agreement = Agreement(Gender.M, plural=False)
    if _is_kind(quality):
        return _kind_word(quality)
    return adjective(quality, agreement) or after(quality, agreement, voice)
