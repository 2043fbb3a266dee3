"""106.6, 118.3a, 609.4b: which mana pays for what, and every way to pay an amount of mana out of a pool."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engine.rules.beyond import is_beyond
from engine.rules.context import Context
from engine.rules.costs.assignment import cheapest
from engine.rules.costs.mana import COLORS
from engine.rules.playing.statements import statements
from engine.total_cost import MANA_LETTERS, ManaCost
from engine.vocabulary.gamerule import SpendMana

GENERIC = "generic"
Spending = Mapping[str, frozenset[str]]  # by the letter of a mana, what it pays for: letters, and always generic mana


def spending(ctx: Context) -> Spending:
    """What each type of mana pays for when this player spends it: its own symbol and generic mana (107.4a–c), and what effects
    let it be spent as (609.4b).

    "Only as though it were colorless mana" comes first, and then what other effects allow, too: interpretation of 609.4a.
    """
    found = {letter: {letter} for letter in MANA_LETTERS}
    said = [s for its, s in statements(ctx.state, ctx.sheets) if isinstance(s, SpendMana) and ctx.controller in its.players(s.who)]
    for statement in sorted((s for s in said if not is_beyond(s)), key=lambda s: not s.only):
        as_though = set(COLORS) if statement.as_though == "mana of any color" else {"C"}
        for letter in _spent(statement.spent):
            found[letter] = as_though | (set() if statement.only else found[letter])
    return {letter: frozenset({GENERIC, *kinds}) for letter, kinds in found.items()}


def _spent(which: str) -> str:
    """The mana that a statement speaks of: "white", "other" (than white), any."""
    return {"white": "W", "other": MANA_LETTERS.replace("W", "")}.get(which, MANA_LETTERS)


def demands(cost: ManaCost) -> tuple[str, ...]:
    """One by one, what is to be paid: "W", "generic"; what few can pay for first."""
    return (*(letter for letter in MANA_LETTERS for _ in range(getattr(cost, letter))), *(GENERIC for _ in range(cost.generic)))


def pays(mana: Iterable[str], cost: ManaCost, how: Spending) -> bool:
    """Whether this mana pays the cost exactly, nothing left (118.3a)."""
    units, owed = list(mana), demands(cost)
    edges = [{("mana", str(n)): 0 for n, unit in enumerate(units) if wanted in how.get(unit, ())} for wanted in owed]
    return len(units) == len(owed) and cheapest(edges) is not None


def ways_to_pay(pool: tuple[str, ...], cost: ManaCost, how: Spending) -> Iterator[tuple[str, ...]]:
    """Each different amount of mana of the pool that pays the cost exactly, in the order W U B R G C."""
    has = Counter(pool)
    for some in _amounts(MANA_LETTERS, has, cost.total):
        if pays(some, cost, how):
            yield some


def _amounts(letters: str, has: Mapping[str, int], number: int) -> Iterator[tuple[str, ...]]:
    """So many mana out of what there is."""
    if not letters:
        if number == 0:
            yield ()
        return
    first, rest = letters[0], letters[1:]
    left = sum(has[letter] for letter in rest)
    for some in range(min(number, has[first]), max(0, number - left) - 1, -1):
        for others in _amounts(rest, has, number - some):
            yield (first,) * some + others
