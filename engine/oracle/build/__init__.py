"""What each production of the grammar means: functions and node classes, found by the name of the production."""

from types import ModuleType

from engine.oracle.build import (
    abilities,
    amounts,
    conditions,
    costs,
    deeds,
    descriptions,
    instructions,
    keywords,
    library,
    nouns,
    references,
    rules,
    statements,
    triggers,
)
from engine.oracle.chart import Action

_MODULES: tuple[ModuleType, ...] = (
    nouns, references, amounts, descriptions, statements, keywords, costs, conditions, triggers, rules, deeds, library,
    instructions,
    abilities,
)  # fmt: skip


def actions() -> dict[str, Action]:
    """Action by name of production; `filter_` answers for `filter`."""
    found: dict[str, Action] = {}
    for module in _MODULES:
        own = {k: v for k, v in vars(module).items() if k[0].islower() and callable(v)}
        for name, action in own.items():
            if getattr(action, "__module__", module.__name__) == module.__name__ or isinstance(action, type):
                found[name] = action
                found[name.rstrip("_")] = action
    return found
