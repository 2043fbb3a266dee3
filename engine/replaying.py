"""A board played: its timeline moment by moment, the opened ones effect by effect (613, 704.3)."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace

from engine.actions import Action
from engine.illegal import Illegal
from engine.model import ObjectId
from engine.performing import Performed, perform
from engine.rule import Rule
from engine.rules.context import Sheets
from engine.rules.effects import Effect
from engine.rules.layers import Applied, Board, characteristics, remember, run, start
from engine.rules.state_based import check, perform_state_based
from engine.rules.untold import untold
from engine.setup import Setup, begin
from engine.sheet import EffectId
from engine.state import State
from engine.telling import Teller, after_layers, changes, reference, rule_objects, rules
from engine.trace import EffectRef, Step, StepKind, Trace


def replay(setup: Setup) -> Trace:
    """Play a board to its end, or to its first illegal action, keeping what was valid.

    The moments in `setup.opened` are told effect by effect; each of the others is one step, and one more if state-based
    actions follow.
    A set-up that can't be begun gives a trace without steps, refused at moment 0.
    """
    state = begin(setup)
    if not isinstance(state, State):
        return Trace((), {}, (0, state))
    play = _Play(setup.kept)
    for number, action in enumerate(setup.timeline):
        performed = perform(state, action, setup.cards)
        if not isinstance(performed, Performed):
            return play.trace((number, performed))
        state = play.moment(performed, number, action, opened=number in setup.opened)
    return play.trace(None)


@dataclass(slots=True)
class _Play:
    """The steps told so far, and the effects that they speak of."""

    kept: Collection[ObjectId]
    steps: list[Step] = field(default_factory=list)
    effects: dict[EffectId, EffectRef] = field(default_factory=dict)
    sheets: Sheets = field(default_factory=dict)
    untold: tuple[str, ...] = ()

    def trace(self, refused: tuple[int, tuple[Illegal, ...]] | None) -> Trace:
        return Trace(tuple(self.steps), self.effects, refused)

    def add(self, step: Step) -> None:
        self.steps.append(replace(step, number=len(self.steps) + 1, untold=self.untold))
        self.sheets = step.sheets

    def moment(self, performed: Performed, number: int, action: Action, *, opened: bool) -> State:
        """One moment and the state-based actions after it (704.3). Returns the state that follows."""
        state = performed.state
        first = Step(0, StepKind.MOMENT, number, (), state, self.sheets, {}, action=action, unperformed=performed.unperformed)
        if opened:
            board = start(state)
            told = _Play(self.kept, effects=self.effects, sheets=self.sheets)
            told.add(replace(first, sheets=board.sheets))
            told.open(board, number)
            remember(state, board.sheets)
            self.untold = untold(state, told.steps[0].sheets, board.sheets)
            for step in told.steps:
                self.add(step)
        else:
            sheets = characteristics(state)
            self.untold = untold(state, sheets)
            self.add(replace(first, sheets=sheets, changes=changes(self.sheets, sheets)))
        return self._state_based(state, number)

    def open(self, board: Board, number: int) -> None:
        """The moment effect by effect, from the actual objects on (613.1), then those on players and rules (613.10–11)."""
        teller = Teller()
        for applied in run(board):
            self._refer(board.state, board.sheets, (*applied.known.values(), *applied.lost))
            self.add(_applied(applied, teller, number, board.state))
        for layer, effect in after_layers(board.effects):
            self._refer(board.state, board.sheets, (effect,))
            step = Step(0, StepKind.AFTER, number, rules(layer), board.state, board.sheets, board.sheets)
            on = rule_objects(effect, board)
            self.add(replace(step, layer=layer, effect=self.effects[effect.id], applied_to=on))
        self.add(Step(0, StepKind.RESULT, number, (Rule("613.5"),), board.state, self.sheets, board.sheets))

    def _refer(self, state: State, sheets: Sheets, effects: Iterable[Effect]) -> None:
        for effect in effects:
            known = self.effects.get(effect.id)
            if known is None or known.says is not effect.says or known.timestamp != effect.timestamp:
                self.effects[effect.id] = reference(effect, state, sheets)

    def _state_based(self, state: State, number: int) -> State:
        """State-based actions are performed together, then looked for again, until there are none (704.3)."""
        while actions := check(state, before := characteristics(state), self.kept):
            state = perform_state_based(state, actions)
            sheets = characteristics(state)
            step = Step(0, StepKind.STATE_BASED, number, (Rule("704.3"),), state, before, sheets)
            rules_ = tuple(dict.fromkeys(a.rule for a in actions))
            self.add(replace(step, rules=rules_, state_based=actions, changes=changes(before, sheets)))
        return state


def _applied(applied: Applied, teller: Teller, number: int, state: State) -> Step:
    cause = teller.cause(applied)
    return Step(
        number=0,
        kind=StepKind.APPLY,
        moment=number,
        rules=rules(applied.layer, cause),
        state=state,
        before=applied.before,
        sheets=applied.after,
        changes=changes(applied.before, applied.after),
        layer=applied.layer,
        effect=reference(applied.effect, state, applied.before),
        operations=tuple(applied.work.operations.items()),
        applied_to=tuple(dict.fromkeys(id_ for objects in applied.work.sets.values() for id_ in objects)),
        cause=cause,
        waiting=teller.waiting(applied),
        lost=tuple(e.id for e in applied.lost),
    )
