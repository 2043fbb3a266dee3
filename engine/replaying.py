"""A board played: its timeline moment by moment, the opened ones effect by effect (613, 704.3)."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.actions import Action
from engine.illegal import Illegal
from engine.model import ObjectId, Timestamp
from engine.performing import Performed, perform
from engine.rule import Rule
from engine.rules.context import Sheets
from engine.rules.layers.effects import Effect
from engine.rules.layers.layers import Applied, Board, characteristics, remember, run, start
from engine.rules.layers.policy import RULES, Dependence, Policy
from engine.rules.layers.untold import untold
from engine.rules.state_based import rounds
from engine.setup import Setup, begin
from engine.sheet import EffectId
from engine.state import State
from engine.telling import Teller, after_layers, arrivals, changes, in_force, reference, rule_objects, rules
from engine.trace import EffectRef, Step, StepKind, Trace


def replay(setup: Setup, policy: Policy = RULES) -> Trace:
    """Play a board to its end, or to its first illegal action, keeping what was valid.

    The moments in `setup.opened` are told effect by effect; each of the others is one step, and one more if state-based
    actions follow.
    A set-up that can't be begun gives a trace without steps, refused at moment 0. With another `policy` than the rules'
    the opened moments are played
    as that misreading has them, each up to its result.
    """
    state = begin(setup)
    if not isinstance(state, State):
        return Trace((), {}, (0, state))
    play = Playing(setup.kept, policy)
    for number, action in enumerate(setup.timeline):
        performed = perform(state, action, setup.cards)
        if not isinstance(performed, Performed):
            return play.trace((number, performed))
        state = play.moment(performed, number, action, opened=number in setup.opened)
    return play.trace(None)


@dataclass(slots=True)
class Playing:
    """A board as it is played: the steps told so far, and the effects that they speak of. `drafts`: the facts of the steps of the
    moment that is played.
    """

    kept: Collection[ObjectId]
    policy: Policy
    steps: list[Step] = field(default_factory=list)
    effects: dict[EffectId, EffectRef] = field(default_factory=dict)
    sheets: Sheets = field(default_factory=dict)
    drafts: list[dict[str, Any]] = field(default_factory=list)

    def trace(self, refused: tuple[int, tuple[Illegal, ...]] | None) -> Trace:
        """What was told so far."""
        return Trace(tuple(self.steps), self.effects, refused)

    def tell(self, kind: StepKind, state: State, sheets: Sheets, **facts: Any) -> None:
        """Note the facts of one more step."""
        self.drafts.append({"kind": kind, "state": state, "before": self.sheets, "sheets": sheets, "rules": (), **facts})
        self.sheets = sheets

    def opening(self, performed: Performed, number: int, action: Action) -> State:
        """The last moment told once more, effect by effect."""
        while self.steps and self.steps[-1].moment == number:
            self.sheets = self.steps.pop().before
        return self.moment(performed, number, action, opened=True)

    def moment(self, performed: Performed, number: int, action: Action, *, opened: bool) -> State:
        """One moment and the state-based actions after it (704.3). Returns the state that follows."""
        state, base = performed.state, self.sheets
        facts = {"action": action, "unperformed": performed.unperformed}
        if opened:
            board = start(state)
            base = board.sheets
            self.tell(StepKind.MOMENT, state, base, **facts)
            self._open(board)
            if self.policy is RULES:
                remember(state, board.sheets)
        else:
            sheets = characteristics(state)
            self.tell(StepKind.MOMENT, state, sheets, changes=changes(base, sheets), **facts)
        tainted = (*untold(state, base, characteristics(state)), *performed.untold)
        if not opened or self.policy is RULES:  # a misreading of a position ends with its result
            state = self._state_based(state)
        self.steps += [Step(len(self.steps) + n, moment=number, untold=tainted, **d) for n, d in enumerate(self.drafts, 1)]
        self.drafts = []
        return state

    def _open(self, board: Board) -> None:
        """The moment effect by effect, from the actual objects on (613.1), then those on players and rules (613.10–11)."""
        teller, places = Teller(), arrivals(board.state)
        for applied in run(board, self.policy):
            if self.policy.dependence is Dependence.OBJECT and not applied.work.operations:
                continue  # who decides object by object does not look at effects that leave the object alone
            for effect in (*applied.known.values(), *applied.lost):
                self._refer(effect, board, places)
            now = reference(applied.effect, board.state, applied.before, places)
            self.tell(StepKind.APPLY, board.state, board.sheets, effect=now, **_facts(applied, teller))
        for layer, effect in after_layers(board.effects):
            if not in_force(effect, board):
                continue
            self._refer(effect, board, places)
            self.tell(
                StepKind.AFTER,
                board.state,
                board.sheets,
                rules=rules(layer),
                layer=layer,
                effect=self.effects[effect.id],
                applied_to=rule_objects(effect, board),
            )
        self.tell(StepKind.RESULT, board.state, board.sheets, rules=(Rule("613.5"),))

    def _refer(self, effect: Effect, board: Board, places: Mapping[Timestamp, int]) -> None:
        known = self.effects.get(effect.id)
        if known is None or known.says is not effect.says or known.timestamp != effect.timestamp:
            self.effects[effect.id] = reference(effect, board.state, board.sheets, places)

    def _state_based(self, state: State) -> State:
        """The rounds of state-based actions, a step each (704.3)."""
        before = characteristics(state)
        for actions, after in rounds(state, self.kept):
            state, sheets = after, characteristics(after)
            cited = tuple(dict.fromkeys(a.rule for a in actions))
            self.tell(StepKind.STATE_BASED, state, sheets, rules=cited, state_based=actions, changes=changes(before, sheets))
            before = sheets
        return state


def _facts(applied: Applied, teller: Teller) -> dict[str, Any]:
    """What a step tells of one effect applied in one layer."""
    cause = teller.cause(applied)
    return {
        "rules": rules(applied.layer, cause),
        "changes": changes(applied.before, applied.after),
        "layer": applied.layer,
        "layers": applied.layers,
        "operations": tuple(applied.work.operations.items()),
        "applied_to": tuple(dict.fromkeys(id_ for objects in applied.work.sets.values() for id_ in objects)),
        "cause": cause,
        "waiting": teller.waiting(applied),
        "lost": tuple(e.id for e in applied.lost),
    }
