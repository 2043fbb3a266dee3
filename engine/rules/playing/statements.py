"""613.11, 604.2: what permanents say now about players and the rules of the game."""

from collections.abc import Iterator

from engine.rules.conditions import holds
from engine.rules.context import Context, Sheets
from engine.rules.functioning import functions
from engine.state import State
from engine.vocabulary.ability import RuleStatic
from engine.vocabulary.gamerule import GameRule


def statements(state: State, sheets: Sheets) -> Iterator[tuple[Context, GameRule]]:
    """Each statement whose condition holds, with the point of view of the object that makes it, in the state's order."""
    for id_, object_ in state.objects.items():
        if not functions(object_):
            continue
        sheet = sheets[id_]
        for held in sheet.abilities:
            if isinstance(held.ability, RuleStatic):
                ctx = Context(state, sheets, id_, sheet.controller)
                if holds(held.ability.condition, ctx):
                    yield ctx, held.ability.statement
