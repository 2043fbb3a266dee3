"""Every question that a line of play of the class asks: its key is what the engine does, its wrong answers what misreadings do."""

from dataclasses import dataclass

import pytest

from engine.foretelling import LEGAL, NOT_BEGUN, Costs, Foretelling, IsLegal, Priority, Resolves
from engine.misplaying import Misplay
from engine.misread_plays import POLICIES, misplay
from engine.next_steps import NextStep, next_step
from engine.played import REFUSALS, Kind, Played, PlayStep
from engine.playing import play
from engine.total_cost import ManaCost
from lessons.catalog.load import catalog
from lessons.catalog.values import PlayedBoard
from lessons.narration import SPANISH
from lessons.narration.english import has_english
from lessons.narration.played import foretold
from lessons.narration.played.here import Here
from lessons.play.addresses import PlayAddresses
from lessons.play.file import without
from lessons.play.judging import Asked, verdict
from lessons.play.lines import AskKind, Line
from lessons.play.page import Scene, asks_of
from lessons.play.playing import Play, play_line
from lessons.play.predicting import question_of


@dataclass(frozen=True)
class Marked:
    """A question of a line."""

    board: PlayedBoard
    line: Line
    choice: int

    @property
    def scene(self) -> Scene:
        found = play_line(self.board.file, self.line)
        assert isinstance(found, Play)
        addresses = PlayAddresses(self.board.lesson, self.board.slug).of_line(self.line)
        return Scene(self.board.dom, without(self.board.file, self.line.without), found.played, addresses, SPANISH)

    @property
    def asked(self) -> Asked:
        scene = self.scene
        number = next(number for number, ask in asks_of(scene).items() if ask.choice == self.choice)
        return question_of(scene, number)

    def as_read(self, misread: Misplay | None = None) -> Played:
        """The line up to and with the choice, by the rules or by a misreading."""
        opening, choices = without(self.board.file, self.line.without).opening, self.line.choices[: self.choice + 1]
        found = play(opening, choices) if misread is None else misplay(opening, choices, misread)
        assert isinstance(found, Played)
        return found

    def led_to(self, misread: Misplay | None = None) -> list[PlayStep]:
        return [step for step in self.as_read(misread).steps if step.choice == self.choice]


MARKED = [
    Marked(board, line, ask.choice)
    for board in catalog().lessons["lanzar"].plays.values()
    for line in board.file.lines
    for ask in line.asks
]
every = pytest.mark.parametrize("marked", MARKED, ids=lambda m: f"{m.board.id}-{m.line.slug}-{m.choice + 1}")


def test_the_class_asks_in_every_way_on_most_boards() -> None:
    assert {ask.kind for m in MARKED for ask in m.line.asks} == set(AskKind)
    assert len(MARKED) >= 50
    assert {m.board.id for m in MARKED} >= {f"C{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17)}


def right_by_the_engine(marked: Marked, question: Foretelling) -> object:
    """What is right, from the game alone: the choice played by itself."""
    played, led_to = marked.as_read(), marked.led_to()
    refused = next((step for step in led_to if step.refused and step.kind in REFUSALS), None)
    match question:
        case IsLegal():
            return LEGAL if refused is None else refused.failed if refused.kind is Kind.REWIND else NOT_BEGUN
        case Costs():
            return next(step.cost.mana for step in reversed(led_to) if step.cost is not None)
        case Priority():
            return played.game.priority or ""
        case Resolves():
            return question_stack(marked)[-1]
        case NextStep():
            stage = played.game.proposal.stage if played.game.proposal is not None else None
            if question.is_of_casting:
                return {"601.2c": Kind.TARGETS, "601.2h": Kind.PAY}[stage or "601.2h"]
            return Kind.STATE_BASED if any(step.state_based for step in led_to) else Kind.PUT


def question_stack(marked: Marked) -> list[str]:
    return [item.id for item in marked.asked.before.game.stack]


@every
def test_the_key_is_what_happens(marked: Marked) -> None:
    question = marked.asked.question
    assert question.right == right_by_the_engine(marked, question)


@every
def test_one_answer_is_right_and_each_is_told(marked: Marked) -> None:
    asked = marked.asked
    here = Here.at(asked.before)
    answers = foretold.answers(asked.question, here)
    assert len({key for key, _ in answers}) == len({label for _, label in answers}) == len(answers) >= 2
    right = [key for key, _ in answers if verdict(asked, key, SPANISH).right]
    assert right == [foretold.right_key(asked.question)]
    told = verdict(asked, right[0], SPANISH)
    assert told.move
    said = [foretold.asked(asked.question, marked.line.choices[marked.choice], here), told.move, *told.why]
    assert not any(map(has_english, (*said, *(label for _, label in answers)))), said


@every
def test_three_hints_come_nearer_and_only_the_last_is_the_answer(marked: Marked) -> None:
    asked = marked.asked
    here = Here.at(asked.before)
    area, near, answer = foretold.hints(asked.question, here)
    label = foretold.answer_of(asked.question, foretold.right_key(asked.question), here)
    assert len({area, near, answer}) == 3
    assert label[1:] in answer
    assert all(label.lower() not in hint.lower() for hint in (area, near)) or label in {"Sí", "Tú", "Nadie"}


def total(steps: list[PlayStep], item: str) -> ManaCost | None:
    return next(step.cost.mana for step in reversed(steps) if step.cost is not None and step.item and step.item.id == item)


@every
def test_a_wrong_answer_is_named_as_what_the_misreading_does(marked: Marked) -> None:
    """Those misreadings that can be played are played; what they answer is what they come to."""
    question = marked.asked.question
    for answer, misread in question.misread.items():
        assert answer != question.right
        if misread not in POLICIES:
            continue
        wrong = marked.led_to(misread)
        match question:
            case Costs(item=item):
                assert item is not None
                assert answer == total(list(marked.as_read(misread).steps), item.id)
            case IsLegal() if misread is Misplay.RESPOND_TO_COST:
                assert not any(step.refused for step in wrong)
            case NextStep() if misread is Misplay.TRIGGERS_FIRST:
                found = next_step(wrong)
                assert found is not None
                assert found.right is answer
            case NextStep() if misread is Misplay.PAY_FIRST:
                kinds = [step.kind for step in marked.as_read(misread).steps]
                assert Kind.TARGETS not in kinds
                assert answer in kinds
            case _:
                assert misread in {Misplay.PAY_FIRST, Misplay.RESPOND_TO_COST}
