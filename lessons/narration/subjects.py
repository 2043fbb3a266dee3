"""Who or what a statement speaks of, in Spanish: «esta criatura», «la criatura encantada», «las criaturas que controlas»."""

from collections.abc import Sequence
from typing import assert_never

from engine.model import Zone
from engine.vocabulary.amount import Amount, AnyNumber, Number
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import (
    Among,
    AnyTarget,
    Attached,
    Chosen,
    Group,
    Groups,
    It,
    Player,
    PlayerOf,
    Quantifier,
    Subject,
    Target,
    TargetPlayer,
    This,
    Together,
    TopOf,
    ZoneOf,
)
from lessons.narration import amounts, players, qualities, zones
from lessons.narration.english import english
from lessons.narration.nouns import Gender, Noun, a, agree, cardinal, listed, of, the
from lessons.narration.phrases import Phrase
from lessons.narration.verbs import Nominal
from lessons.narration.voice import UNSAID, Voice
from lessons.narration.words import noun, noun_by_word

_PARTICIPLES = {"enchanted": "encantado", "equipped": "equipado", "fortified": "fortificado"}


def nominal(subject: Subject, voice: Voice) -> Nominal:
    """The subject with its article, and what agrees with it."""
    match subject:
        case This(word):
            return this(word, voice)
        case Attached(participle, head):
            what = noun(head)
            adjective = agree(_PARTICIPLES[participle], what.gender)
            return Phrase(f"{what.one} {adjective}", what.gender, tonic=what.tonic).the()
        case Group(filter_, quantifier):
            return _group(filter_, quantifier, voice)
        case Groups(groups, word):
            return _together([nominal(g, voice) for g in groups], "o" if word == "or" else "y")
        case Target():
            return _target(subject, voice)
        case AnyTarget():
            return _any_target(subject, voice)
        case Chosen():
            return _chosen(subject, voice)
        case It(word):
            return _it(word, voice)
        case Player(who):
            return players.nominal(who)
        case TargetPlayer():
            return players.target(subject)
        case Together(parts, joined):
            return _joined([nominal(p, voice) for p in parts], joined)
        case TopOf():
            return _top_of(subject, voice)
        case ZoneOf(zone, whose):
            return _zone_of(zone, whose, voice)
        case PlayerOf(role, owned):
            name = "controlador" if role == "controller" else "propietario"
            return Nominal(f"el {name} {of(nominal(owned, voice).text)}", person=True)
        case Among():
            return _among(subject, voice)
        case _:
            assert_never(subject)


def _together(parts: Sequence[Nominal], word: str = "y") -> Nominal:
    """Several things: masculine if one of them is."""
    gender = Gender.F if all(p.gender is Gender.F for p in parts) else Gender.M
    return Nominal(listed([p.text for p in parts], word), gender, plural=True)


def this(word: str, voice: Voice) -> Nominal:
    """The object that the ability is on: «esta criatura», «este encantamiento»; or by its name."""
    if word in {"name", "short name"}:
        return voice.own_name(short=word == "short name")
    what = noun_by_word(word)
    if what is None:
        return Nominal(english(f"this {word}"))
    return Nominal(f"{'esta' if what.gender is Gender.F else 'este'} {what.one}", what.gender)


def _group(filter_: Filter, quantifier: Quantifier, voice: Voice) -> Nominal:
    match quantifier:
        case Quantifier.BARE:
            return qualities.phrase(filter_, voice, plural=True).the()
        case Quantifier.ALL:
            return qualities.phrase(filter_, voice, plural=True).all()
        case Quantifier.EACH:
            return qualities.phrase(filter_, voice, plural=False).each()
        case _:
            assert_never(quantifier)


def how_many(count: Amount | None, filter_: Filter, voice: Voice) -> tuple[str, Phrase]:
    """A number and the phrase that it counts: «dos» «criaturas», «cualquier cantidad de» «criaturas»."""
    one = count is None or count == Number(1)
    phrase = qualities.phrase(filter_, voice, plural=not one)
    match count:
        case None:
            return a(phrase.gender, tonic=phrase.tonic), phrase
        case Number(number):
            return cardinal(number, phrase.gender), phrase
        case AnyNumber():
            return "cualquier cantidad de", phrase
        case _:
            return amounts.amount(count, voice, phrase.gender), phrase


def _target(subject: Target, voice: Voice) -> Nominal:
    if subject.count is None:
        return qualities.phrase(subject.filter, voice, plural=False).target()
    many, phrase = how_many(subject.count, subject.filter, voice)
    targets = phrase.targets(many, up_to=subject.up_to)
    if not subject.each:
        return targets
    return Nominal(f"cada {'una' if phrase.gender is Gender.F else 'uno'} de {targets.text}", phrase.gender)


def _any_target(subject: AnyTarget, voice: Voice) -> Nominal:
    """«cualquier objetivo», «cualquier cantidad de objetivos», «uno, dos o tres objetivos»."""
    match subject.count:
        case None:
            return Nominal("cualquier otro objetivo" if subject.other else "cualquier objetivo")
        case AnyNumber():
            many = "cualquier cantidad de objetivos"
        case Number(number):
            many = f"{cardinal(number)} {'objetivo' if number == 1 else 'objetivos'}"
        case count:
            many = f"{amounts.amount(count, voice)} objetivos"
    many = f"hasta {many}" if subject.up_to else many
    return Nominal(f"cada uno de {many}") if subject.each else Nominal(many, plural=True)


_HOW = {
    "of their choice": "de su elección",
    "of his or her choice": "de su elección",
    "of your choice": "de tu elección",
    "of its controller's choice": "a elección de su controlador",
    "at random": "al azar",
}


_NUMBERED = {"more than one": "más de una", "or more": "{} o más"}  # of creatures that block


def how(words: str) -> str:
    """Who chooses, or that nobody does: «de su elección», «al azar»."""
    return _HOW.get(words, english(words))


def _chosen(subject: Chosen, voice: Voice) -> Nominal:
    many, phrase = how_many(subject.count, subject.filter, voice)
    if subject.how in _NUMBERED:
        return phrase.counted(_NUMBERED[subject.how].format(many))
    found = phrase.a() if subject.count is None else phrase.counted(many)
    text = f"hasta {found.text}" if subject.up_to else found.text
    chosen = f" {how(subject.how)}" if subject.how else ""
    return Nominal(text + chosen, found.gender, found.plural)


def _joined(parts: Sequence[Nominal], word: str) -> Nominal:
    both = _together(parts)
    text = listed([p.text for p in parts], "y" if word == "and" else "o")
    return Nominal(text, both.gender, plural=word == "and", person=all(p.person for p in parts))


def _top_of(subject: TopOf, voice: Voice) -> Nominal:
    library = "la biblioteca" if subject.whose is None else owned_by(subject.whose, "biblioteca", "la", voice)
    one = subject.amount == Number(1)
    if subject.bottom:
        return Nominal(f"la carta del fondo {of(library)}" if one else f"las cartas del fondo {of(library)}", Gender.F, not one)
    if one:
        return Nominal(f"la primera carta {of(library)}", Gender.F)
    many = cardinal(subject.amount.value, Gender.F) if isinstance(subject.amount, Number) else amounts.amount(subject.amount, voice)
    return Nominal(f"las {many} primeras cartas {of(library)}", Gender.F, plural=True)


def _zone_of(zone: Zone, whose: Subject | None, voice: Voice) -> Nominal:
    article, noun_ = zones.ZONES[zone]
    gender = Gender.F if article == "la" else Gender.M
    if whose is None:
        many = {"el": "todos los", "la": "todas las"}[article]
        return Nominal(f"{many} {noun_}s", gender, plural=True)
    return Nominal(owned_by(whose, noun_, article, voice), gender)


def library_of(whose: Subject, voice: Voice, what: str = "biblioteca") -> str:
    """«tu biblioteca», «la biblioteca de ese jugador», «tu biblioteca y/o cementerio»."""
    return owned_by(whose, what, "el" if what.startswith("cementerio") else "la", voice)


def owned_by(whose: Subject, noun_: str, article: str, voice: Voice) -> str:
    """«tu mano», «su biblioteca», «el total de vidas de ese jugador»."""
    match whose:
        case Player(who):
            return players.whose(who, noun_, article)
        case It(word) if word in {"it", "they", "their", "its"}:
            return f"su {noun_}"
        case _:
            return f"{article} {noun_} {of(nominal(whose, voice).text)}"


def _among(subject: Among, voice: Voice) -> Nominal:
    them = nominal(subject.of, voice)
    if subject.filter is None:
        count = Number(1) if subject.amount is None else subject.amount
        many = cardinal(count.value, Gender.F) if isinstance(count, Number) else amounts.amount(count, voice, Gender.F)
        return Nominal(f"{'hasta ' if subject.up_to else ''}{many} de {them.text}", Gender.F, plural=count != Number(1))
    many, phrase = how_many(subject.amount, subject.filter, voice)
    found = phrase.a() if subject.amount is None else phrase.counted(many)
    words = f"{'hasta ' if subject.up_to else ''}{found.text}"
    from_it = subject.of.word == "it"  # what a player revealed
    return Nominal(f"de ahí {words}" if from_it else f"{words} de entre {them.text}", found.gender, found.plural)


_THOSE = {"that": ("ese", "esa"), "those": ("esos", "esas")}


_REFERENCES = {
    "its activated abilities": Nominal("sus habilidades activadas", Gender.F, plural=True),
    "their activated abilities": Nominal("sus habilidades activadas", Gender.F, plural=True),
    "the exiled card": Nominal("la carta exiliada", Gender.F),
    "the exiled cards": Nominal("las cartas exiliadas", Gender.F, plural=True),
    "the rest": Nominal("el resto"),
    "the other": Nominal("la otra", Gender.F),
    "the others": Nominal("las otras", Gender.F, plural=True),
    "the top card": Nominal("la primera carta", Gender.F),
    "the copy": Nominal("la copia", Gender.F),
    "the copies": Nominal("las copias", Gender.F, plural=True),
    "another creature": Nominal("otra criatura", Gender.F),
    "each of them": Nominal("cada una de ellas", Gender.F),
    "each of those creatures": Nominal("cada una de esas criaturas", Gender.F),
    "all of them": Nominal("todas ellas", Gender.F, plural=True),
    "both of them": Nominal("ambas", Gender.F, plural=True),
    "any of them": Nominal("cualquiera de ellas", Gender.F),
}
_WORDS = {
    "exiled": "exiliado",
    "sacrificed": "sacrificado",
    "revealed": "mostrado",
    "discarded": "descartado",
    "chosen": "elegido",
    "returned": "regresado",
    "copied": "copiado",
    "milled": "molido",
    "destroyed": "destruido",
    "countered": "contrarrestado",
    "enchanted": "encantado",
    "equipped": "equipado",
}


def _it(word: str, voice: Voice) -> Nominal:
    """What was spoken of before: as a subject it is left out, or it is «esa criatura», «la criatura sacrificada»."""
    which, _, head = word.partition(" ")
    if word in _REFERENCES:
        return _REFERENCES[word]
    if which in _THOSE:
        return _that(which, head)
    if which == "the":
        return _the(head)
    plural = voice.it.plural or (word in {"they", "them"} and voice.it == UNSAID)
    return Nominal(_pronoun(voice.it.gender, plural=plural), voice.it.gender, plural, implied=True)


def _reference(head: str) -> tuple[Noun, bool] | None:
    """A noun that refers, and whether it is plural: "creature", "creatures", "creature card"."""
    one = head.removesuffix("s") if head not in {"sorcery"} else head
    for word, plural in ((head, False), (one, True)):
        first, _, last = word.partition(" ")
        if (found := noun_by_word(word)) is not None:
            return found, plural
        if last == "card" and (kind := noun_by_word(first)) is not None:
            return Noun(f"carta de {kind.one}", f"cartas de {kind.one}", Gender.F), plural
    return None


def _that(which: str, head: str) -> Nominal:
    found = _reference(head)
    if found is None:
        return Nominal(english(f"{which} {head}"), plural=which == "those")
    what, plural = found[0], which == "those"
    return Nominal(f"{_THOSE[which][what.gender is Gender.F]} {what.form(plural=plural)}", what.gender, plural)


def _the(head: str) -> Nominal:
    """«la criatura sacrificada»."""
    first, _, last = head.partition(" ")
    participle, noun_ = (_WORDS[first], last) if first in _WORDS else ("", head)
    found = _reference(noun_)
    if found is None:
        return Nominal(english(f"the {head}"))
    what, plural = found
    text = f"{the(what.gender, plural=plural, tonic=what.tonic)} {what.form(plural=plural)}"
    said = f"{text} {agree(participle, what.gender, plural=plural)}" if participle else text
    return Nominal(said, what.gender, plural)


def _pronoun(gender: Gender, *, plural: bool) -> str:
    if gender is Gender.F:
        return "ellas" if plural else "ella"
    return "ellos" if plural else "él"


def pronoun(found: Nominal) -> str:
    """«ella», «ellos», «ti»."""
    return "ti" if found.second else _pronoun(found.gender, plural=found.plural)


def after_preposition(subject: Subject, voice: Voice) -> str:
    """The subject after «sobre», «de», «con»: «esta criatura», «ella», «ti»."""
    found = nominal(subject, voice)
    return "ti" if found.second else found.text


def any_of(filter_: Filter, voice: Voice) -> Nominal:
    """One thing that fits, whichever: «otro Humano que controlas», «una criatura»."""
    return qualities.phrase(filter_, voice, plural=False).a()
