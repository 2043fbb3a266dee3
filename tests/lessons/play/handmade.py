"""A play made by hand, step by step: Doom Blade at a black creature, which is no target, and then at one that is."""

from dataclasses import replace

from engine import Rule, characteristics, replay
from engine.actions import Enter
from engine.choices import Cast, Choose, Pass, PayMana
from engine.game import Announced, Asked, Decision, Game, ItemKind, StackItem
from engine.illegal import Illegal, Reason
from engine.model import Zone
from engine.played import Kind, Played, PlayStep, ZoneChange
from engine.setup import Setup
from engine.total_cost import CostLine, LineKind, ManaCost, TotalCost

ARRIVALS = (
    Enter("swamp", "Swamp", "you"),
    Enter("grave-titan", "Grave Titan", "opp"),
    Enter("dungeon-geists", "Dungeon Geists", "you"),
    Enter("doom-blade", "Doom Blade", "you", zone=Zone.HAND),
)
BLADE = StackItem("doom-blade", ItemKind.SPELL, "you", "doom-blade", "Doom Blade")
COST = TotalCost(
    ManaCost(generic=2, B=1),
    lines=(
        CostLine(LineKind.MANA_COST, "doom-blade", "Doom Blade", ManaCost(), ManaCost(1, B=1), ("1", "B"), symbols=("1", "B")),
        CostLine(LineKind.INCREASE, None, "Thalia, Guardian of Thraben", ManaCost(1, B=1), ManaCost(2, B=1), ("1",)),
    ),
)


def opening() -> Game:
    """The position before anything is done: you have priority in your main phase."""
    state = replay(Setup(("you", "opp"), ARRIVALS)).steps[-1].state
    return Game(state, priority="you", pools={"you": ("B", "B", "B"), "opp": ()})


def cast() -> Game:
    """The same with Doom Blade on the stack, nothing chosen for it."""
    game = opening()
    thing = replace(game.state.objects["doom-blade"], zone=Zone.STACK)
    state = replace(game.state, objects={**game.state.objects, "doom-blade": thing})
    return replace(game, state=state, stack=(BLADE,), priority=None)


def step(kind: Kind, game: Game, number: int = 1, rules: tuple[str, ...] = (), **more: object) -> PlayStep:
    """A step after which the game is so."""
    sheets = characteristics(game.state)
    return PlayStep(number, kind, tuple(map(Rule, rules)), game, sheets, sheets, **more)  # type: ignore[arg-type]


def aimed(target: str) -> StackItem:
    """Doom Blade with its target."""
    return replace(BLADE, announced=Announced(targets={0: (target,)}))


def at_the_titan() -> Played:
    """Doom Blade at Grave Titan: illegal, and the game goes back."""
    begun = opening()
    refused = (Illegal(Reason.ILLEGAL_TARGET, Rule("115.1"), (("value", "grave-titan"),)),)
    waits = Decision("you", Asked.PRIORITY, Rule("117.3d"), (Pass(), Cast("doom-blade")))
    left = ZoneChange("doom-blade", Zone.HAND, Zone.STACK)
    back = ZoneChange("doom-blade", Zone.STACK, Zone.HAND)
    steps = (
        step(Kind.BEGIN, begun, 1),
        step(Kind.PRIORITY, begun, 2, ("117.3a",), player="you"),
        step(Kind.PROPOSE, cast(), 3, ("601.2a",), player="you", item=BLADE, choice=0, chose=Cast("doom-blade"), moved=(left,)),
        step(
            Kind.REWIND, begun, 4, ("733.1",), player="you", item=BLADE, choice=1, chose=Choose("grave-titan"),
            refused=refused, failed="601.2c", moved=(back,), waits=waits,
        ),
    )  # fmt: skip
    return Played(steps, begun, waits)


def at_the_geists() -> Played:
    """Doom Blade at Dungeon Geists: cast."""
    begun, blade = opening(), aimed("dungeon-geists")
    game = replace(cast(), stack=(blade,))
    done = replace(game, priority="you", pools={"you": (), "opp": ()})
    waits = Decision("you", Asked.PRIORITY, Rule("117.3d"), (Pass(),))
    left = ZoneChange("doom-blade", Zone.HAND, Zone.STACK)
    steps = (
        step(Kind.BEGIN, begun, 1),
        step(Kind.PROPOSE, cast(), 2, ("601.2a",), player="you", item=BLADE, choice=0, chose=Cast("doom-blade"), moved=(left,)),
        step(Kind.TARGETS, game, 3, ("601.2c",), player="you", item=blade, choice=1, chose=Choose("dungeon-geists")),
        step(Kind.CHECK, game, 4, ("601.2e",), player="you", item=blade, choice=1),
        step(Kind.TOTAL, game, 5, ("601.2f",), player="you", item=blade, cost=COST, choice=1),
        step(Kind.PAY, game, 6, ("601.2h",), player="you", item=blade, paid=PayMana(("B", "B", "B")), choice=1),
        step(Kind.DONE, done, 7, ("601.2i",), player="you", item=blade, choice=1),
        step(Kind.PRIORITY, done, 8, ("117.3c",), player="you", choice=1, waits=waits),
    )
    return Played(steps, done, waits)
