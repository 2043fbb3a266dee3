"""Keyword abilities (702) said in Spanish: alone («Vuela») and as a noun («volar», «protección contra negro»)."""

from collections.abc import Sequence

from engine.model import CardType, Color
from engine.vocabulary.ability import Ability, Keyword
from engine.vocabulary.quality import (
    ColorCount,
    Filter,
    IsColor,
    IsSubtype,
    IsSupertype,
    IsType,
    Not,
    OfChosen,
    Quality,
    Who,
)
from lessons.narration import abilities, amounts, costs, qualities
from lessons.narration.closed import phrase
from lessons.narration.closed.choices import CHOICES
from lessons.narration.english import english
from lessons.narration.keyword_words import NAMES
from lessons.narration.nouns import listed, sentence
from lessons.narration.voice import QUIET, Voice
from lessons.narration.words import COLORS, card_type, subtype, supertype


def is_known(name: str) -> bool:
    """Whether the Spanish of a keyword's name is known."""
    return name in NAMES


def noun(name: str) -> str:
    """What a keyword is called after «la habilidad de»: «volar», «dañar primero»; in English, marked, if we do not know."""
    return NAMES[name][1] if name in NAMES else english(name)


def alone(name: str) -> str:
    """What a keyword is called on a line of its own: «vuela», «daña primero»."""
    return NAMES[name][0] if name in NAMES else english(name)


def keyword(node: Keyword, voice: Voice = QUIET) -> str:
    """A keyword ability on its own line, without full stop: «vuela», «protección contra negro», «equipar {3}»."""
    return _said(node, voice, alone(node.name), "cruza")


def as_noun(node: Keyword, voice: Voice = QUIET) -> str:
    """A keyword ability after «la habilidad de»: «volar», «rebatir {2}»."""
    return _said(node, voice, noun(node.name), "cruzar")


def _said(node: Keyword, voice: Voice, name: str, walk: str) -> str:
    if node.name == "landwalk" and node.quality is not None:
        text = f"{walk} {_crossed(node.quality)}"
    else:
        text = _with_quality(node, voice, name)
    if node.amount is not None:
        text += f" {amounts.amount(node.amount, voice)}"
    if node.cost is not None:
        cost = costs.cost(node.cost, voice)
        text += f" {cost}" if costs.is_mana(node.cost) else f"—{cost}"
    return text


def _with_quality(node: Keyword, voice: Voice, name: str) -> str:
    quality = node.quality
    if quality is None:
        return name
    match node.name:
        case "protection":
            return f"{name} contra {_protected(quality, voice)}"
        case "hexproof" | "hexproof from":
            return f"{noun('hexproof')} contra {_protected(quality, voice)}"
        case "enchant":
            return f"{name} {_enchanted(quality, voice)}"
        case "affinity":
            return f"{name} por {_many(quality, voice)}"
        case "champion":
            return f"{name} {_one(quality, voice)}"
        case "partner with":
            return f"{noun('partner')} con {quality}"
        case "gift":
            return f"regala {phrase(CHOICES, quality) if isinstance(quality, str) else _kind(quality, voice)}"
        case "splice onto" | "splice":
            return f"empalmar con lo {_kind(quality, voice).lower()}"
        case "cycling" | "typecycling" | "landcycling":
            return f"{noun('cycling')} de {_kind(quality, voice)}"
        case _:
            return f"{name} {_kind(quality, voice)}"


def _protected(quality: Quality | Filter | Who | str, voice: Voice) -> str:
    match quality:
        case Color():
            return COLORS[quality].m
        case IsColor(color):
            return COLORS[color].m
        case ColorCount(count):
            return ("incoloro", "monocolor", "multicolor")[min(count, 2)]
        case "{color of your choice}":
            return "el color de tu elección"
        case "everything":
            return "todo"
        case "all colors" | "each color":
            return "todos los colores"
        case "the chosen color" | "chosen color":
            return "el color elegido"
        case OfChosen("color"):
            return "el color elegido"
        case _:
            return _many(quality, voice)


def _many(quality: Quality | Filter | Who | str, voice: Voice) -> str:
    match quality:
        case Filter():
            return qualities.phrase(quality, voice, plural=True).bare().text
        case IsType(type_):
            return card_type(type_).many
        case IsSubtype(name):
            return subtype(name).many
        case _:
            return _kind(quality, voice)


def _one(quality: Quality | Filter | Who | str, voice: Voice) -> str:
    if isinstance(quality, Filter):
        return qualities.phrase(quality, voice, plural=False).a().text
    return _kind(quality, voice)


def _enchanted(quality: Quality | Filter | Who | str, voice: Voice) -> str:
    match quality:
        case Who.PLAYER | "player":
            return "jugador"
        case Who.OPPONENT | "opponent":
            return "oponente"
        case _:
            return _kind(quality, voice)


def _crossed(quality: Quality | Filter | Who | str) -> str:
    """The lands of landwalk: «pantanos», «tierras no básicas» (702.14)."""
    match quality:
        case IsSubtype(name):
            return subtype(name).many.lower()
        case IsSupertype(kind):
            return f"tierras {supertype(kind).fs}"
        case Not(IsSupertype(kind)):
            return f"tierras no {supertype(kind).fs}"
        case str():
            return english(quality) if quality not in set(CardType) else card_type(CardType(quality)).many
        case _:
            return _many(quality, QUIET)


def _kind(quality: Quality | Filter | Who | str, voice: Voice) -> str:
    match quality:
        case Who():
            return english(quality.value)
        case str():
            return english(quality)
        case Filter():
            return qualities.phrase(quality, voice, plural=False).bare().text
        case IsSubtype(name):
            return subtype(name).one
        case IsType(type_):
            return card_type(type_).one
        case IsColor(color):
            return COLORS[color].m
        case _:
            return qualities.alone(quality, voice)


def after_have(held: Sequence[Ability], voice: Voice) -> str:
    """The object of «tiene»: «la habilidad de volar», «las habilidades de volar y prisa», «protección contra negro», «“…”».

    Protection and quoted abilities are named without «la habilidad de» where nothing else is.
    """
    if all(not isinstance(a, Keyword) for a in held):
        return listed([quoted(a, voice) for a in held])
    if all(isinstance(a, Keyword) and a.name == "protection" for a in held):
        return _protections([a for a in held if isinstance(a, Keyword)], voice)
    words = [named(a, voice) for a in held]
    return f"{'la habilidad' if len(held) == 1 else 'las habilidades'} de {listed(words)}"


def one_of(held: Sequence[Ability], voice: Voice) -> str:
    """What is chosen from: «la habilidad de toque mortal o vínculo vital»."""
    return f"la habilidad de {listed([named(a, voice) for a in held], 'o')}"


def _protections(held: Sequence[Keyword], voice: Voice) -> str:
    colors = [f"contra {_protected(k.quality, voice)}" for k in held if k.quality is not None]
    return f"protección {listed(colors)}"


def named(node: Ability, voice: Voice) -> str:
    """An ability by name in a sentence: «volar», «“{T}: Agrega {G}”»."""
    return as_noun(node, voice) if isinstance(node, Keyword) else quoted(node, voice)


def quoted(node: Ability, voice: Voice) -> str:
    """An ability between quotation marks, as one object gives it to another; its full stop stays out."""
    said = abilities.text(node, voice)
    return f"“{sentence(said).removesuffix('.')}”"
