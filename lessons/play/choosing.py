"""What may be chosen from a position: the options as links, on the cards and in a list; and what may be tried besides."""

from dataclasses import dataclass

from engine.choices import Activate, Cast, Choice, Choose, ExileFor, PayPart, PlayLand, Reduce, TapFor
from engine.game import Asked, Decision
from engine.vocabulary.instruction import AddMana
from engine.vocabulary.tree import nodes
from lessons.board.cards import Act
from lessons.narration.nouns import capital
from lessons.narration.played import texts
from lessons.narration.played.choices import choice_label
from lessons.narration.played.here import Here
from lessons.narration.played.questions import question, who_chooses
from lessons.play.addresses import PlayAddresses
from lessons.play.forms import ModesForm, NumberForm, TryForm, modes_form, number_form
from lessons.play.tries import tries

SHOWN = 14  # more options than this are chosen from a list in the form alone


@dataclass(frozen=True, slots=True)
class Option:
    """A legal choice: what its link says and where it leads. `is_main`: the one that goes on without doing anything."""

    label: str
    url: str
    is_main: bool


@dataclass(frozen=True, slots=True)
class Choosing:
    """What a position waits for.

    - `options`: the legal choices, none where there are too many to be listed; `mana`: with priority, the mana abilities apart.
    - `form`: where a number or modes are asked for.
    - `other`: the form with every legal choice and what may be tried besides.
    """

    player: str
    is_mine: bool
    question: str
    rule: str
    options: tuple[Option, ...]
    mana: tuple[Option, ...]
    form: NumberForm | ModesForm | None
    other: TryForm


def choosing(waits: Decision, here: Here, addresses: PlayAddresses, dom: str) -> Choosing:
    """What may be chosen, each with the address of the play that it leads to."""
    form = number_form(waits, dom) or modes_form(waits, here, dom)
    listed = () if form is not None or len(waits.options) > SHOWN else waits.options
    named = tuple((choice, choice_label(choice, here, waits.about)) for choice in waits.options)
    options = [(c, Option(label, addresses.then(c).step(), _is_main(c))) for c, label in named if c in listed]
    apart = [option for c, option in options if waits.asked is Asked.PRIORITY and _adds_mana(c, here)]
    return Choosing(
        player=who_chooses(waits),
        is_mine=waits.player == "you",
        question=question(waits, here),
        rule=str(waits.rule),
        options=tuple(option for _, option in options if option not in apart),
        mana=tuple(apart),
        form=form,
        other=TryForm(named, tries(waits, here), dom),
    )


def _is_main(choice: Choice) -> bool:
    return not isinstance(choice, Cast | Activate | PlayLand | Choose)


def _adds_mana(choice: Choice, here: Here) -> bool:
    """Whether it is to activate an ability that adds mana."""
    if not isinstance(choice, Activate):
        return False
    ability = texts.activated_ability(here.scene.sheets.get(choice.source), choice.ability)
    return any(isinstance(node, AddMana) for node in nodes(ability))


def acts_of(waits: Decision, here: Here, addresses: PlayAddresses) -> dict[str, tuple[Act, ...]]:
    """What may be done by touching an object, a player or an ability on the stack, by its id."""
    found: dict[str, list[Act]] = {}
    for choice in waits.options:
        for id_, label, kind in _touch(choice, here):
            found.setdefault(id_, []).append(Act(label, addresses.then(choice).step(), kind))
    return {id_: tuple(acts) for id_, acts in found.items()}


def _touch(choice: Choice, here: Here) -> list[tuple[str, str, str]]:
    match choice:
        case Cast(card):
            return [(card, "Lanzar", "cast")]
        case PlayLand(card):
            return [(card, "Jugar", "cast")]
        case Activate(source, number):
            return [(source, texts.activated(here.scene.sheets.get(source), number, here.voice).removesuffix("."), "activate")]
        case Choose(id_):
            return [(id_, "Elegir como objetivo", "target")]
        case TapFor(id_, symbol):
            return [(id_, f"Convocar por {'{1}' if symbol == 'generic' else f'{{{symbol}}}'}", "pay")]
        case ExileFor(id_):
            return [(id_, "Excavar", "pay")]
        case Reduce(id_):
            return [(id_, "Esta reducción primero", "pay")]
        case PayPart(_, (id_,)):
            return [(id_, capital(choice_label(choice, here).partition(" (")[0]), "pay")]
        case _:
            return []
