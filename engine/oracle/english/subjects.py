"""Who or what is spoken of, in English."""

from typing import assert_never

from engine.oracle.english import amounts, nouns
from engine.oracle.english.wording import figure, listing, number
from engine.vocabulary import subject as sub
from engine.vocabulary.amount import Number
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import Group, It, Player, Quantifier, Subject, Target

MANY = {Who.YOU, Who.OPPONENTS, Who.PLAYERS, Who.THEY}  # players whose verb has no "s"
_FEW = {"the rest", "both of them", "all of them", "the others", "any of them"}


def subject(of: Subject) -> str:
    """Who or what is spoken of."""
    match of:
        case sub.This(word):
            return f"\N{LEFT CEILING}{word}\N{RIGHT CEILING}" if word in {"name", "short name"} else f"this {word}"
        case sub.Attached(participle, noun):
            return f"{participle} {noun}"
        case sub.Group():
            return _group(of)
        case sub.Groups():
            return _groups(of)
        case sub.Target():
            return _target(of)
        case sub.AnyTarget(_, other, None):
            return "any other target" if other else "any target"
        case sub.AnyTarget(count=count, up_to=up_to, each=each):
            assert count is not None
            return f"{'each of ' if each else ''}{'up to ' if up_to else ''}{number(count)} targets"
        case sub.Chosen():
            return _chosen(of)
        case sub.It(word):
            return word
        case sub.Player(who):
            return nouns.player(who)
        case sub.TargetPlayer():
            return _target_player(of)
        case sub.Together(subjects, joined):
            return listing(_once(subjects), joined)
        case sub.TopOf():
            return _top(of)
        case sub.ZoneOf(zone, whose):
            return f"all {zone}s" if whose is None else _zone(of)
        case sub.PlayerOf(role, of_):
            return f"{possessive(of_)} {role}"
        case sub.Among():
            return _among(of)
        case _:
            assert_never(of)


def _group(of: Group) -> str:
    quantifier = f"{of.quantifier} " if of.quantifier else ""
    return quantifier + nouns.phrase(of.filter, many=of.quantifier is not Quantifier.EACH)


def _groups(of: sub.Groups) -> str:
    """What is true of all ("you cast") is said once, after the last."""
    groups = of.groups
    shared = {(g.filter.controller, g.filter.cast) for g in groups}
    texts = [_group(g) for g in groups]
    controller, cast = next(iter(shared))
    if len(shared) == 1 and controller is not None:
        tail = " " + nouns.who_verb(controller, "cast" if cast else "control")
        texts = [t.removesuffix(tail) for t in texts[:-1]] + texts[-1:]
    return listing(texts, of.joined)


def _once(subjects: tuple[Subject, ...]) -> list[str]:
    """The subjects; a zone that all have is said after the last."""
    texts = [subject(s) for s in subjects]
    zones = {nouns.zone_of(s.filter) if isinstance(s, Target) else "" for s in subjects}
    if len(zones) == 1 and (zone := f" {next(iter(zones))}") != " ":
        texts = [text.removesuffix(zone) for text in texts[:-1]] + texts[-1:]
    return texts


def _target(of: Target) -> str:
    if of.count is None:
        return f"{'another ' if of.filter.other else ''}target {nouns.phrase(of.filter, many=False, other='')}"
    other = "other " if of.filter.other else ""
    many = of.count != Number(1)
    many_each = "each of " if of.each else ""
    noun = nouns.phrase(of.filter, many=many, other="")
    return f"{many_each}{'up to ' if of.up_to else ''}{number(of.count)} {other}target {noun}"


def _target_player(of: sub.TargetPlayer) -> str:
    word = "opponent" if of.who is Who.OPPONENT else "player"
    start = "up to one " if of.up_to else "another " if of.other else ""
    return f"{start}target {word}{' or planeswalker' if of.or_planeswalker else ''}"


def _chosen(of: sub.Chosen) -> str:
    if of.how in {"more than one", "or more"}:
        many = "more than one" if of.count is None else f"{number(of.count)} or more"
        return f"{many} {nouns.phrase(of.filter, many=of.count is not None)}"
    how = f" {of.how}" if of.how else ""
    return f"{'up to ' if of.up_to else ''}{nouns.some(of.count, of.filter)}{how}"


def _top(of: sub.TopOf) -> str:
    end = "bottom" if of.bottom else "top"
    library = "" if of.whose is None else f" of {possessive(of.whose)} {_library(of.whose)}"
    if of.amount == Number(1):
        return f"the {end} card{library}"
    if figure(of.amount) is None:
        return f"cards equal to {amounts.say_amount(of.amount)} from the {end}{library}"
    return f"the {end} {number(of.amount)} cards{library}"


def _library(whose: Subject) -> str:
    return "libraries" if whose == Player(Who.PLAYERS) else "library"


def _zone(of: sub.ZoneOf) -> str:
    assert of.whose is not None
    if isinstance(of.whose, sub.This):
        return f"{subject(of.whose)} from your {of.zone}"
    return f"{possessive(of.whose)} {of.zone}{'s' if of.whose == Player(Who.PLAYERS) else ''}"


def _among(of: sub.Among) -> str:
    if of.filter is None:
        assert of.amount is not None
        return f"{number(of.amount)} of {subject(of.of)}"
    among = "from it" if of.of == It("it") else f"from among {subject(of.of)}"
    return f"{'up to ' if of.up_to else ''}{nouns.some(of.amount, of.filter)} {among}"


def possessive(of: Subject) -> str:
    """ "its", "this creature's"."""
    if isinstance(of, It) and of.word in {"it", "they"}:
        return "its" if of.word == "it" else "their"
    if isinstance(of, Player):
        return "their" if of.who is Who.PLAYERS else nouns.possessive_player(of.who)
    text = subject(of)
    return f"{text}'" if text.endswith("s") and is_many(of) else f"{text}'s"


def is_many(of: Subject) -> bool:
    """Whether its verb has no "s"."""
    match of:
        case sub.Group():
            return of.quantifier is not Quantifier.EACH
        case sub.Groups(groups):
            return len(groups) > 1
        case sub.Target():
            return of.count not in {None, Number(1)} and not of.each
        case sub.Chosen():
            return of.count not in {None, Number(1)}
        case sub.It(word):
            return word in _FEW or word.startswith(("they", "them", "those")) or (word.startswith("the ") and word.endswith("s"))
        case sub.Player(who):
            return who in MANY
        case sub.Together(subjects, joined):
            return joined == "and" and not subject(subjects[-1]).endswith(" each")
        case sub.Among(amount, _, _):
            return amount not in {None, Number(1)}
        case sub.TopOf(_, amount):
            return amount != Number(1)
        case sub.This() | sub.Attached() | sub.AnyTarget() | sub.TargetPlayer() | sub.ZoneOf() | sub.PlayerOf():
            return False
        case _:
            assert_never(of)
