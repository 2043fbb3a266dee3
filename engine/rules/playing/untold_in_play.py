"""What of the permanents' texts the engine does not do while a game is played: an outcome that it could reach is tainted."""

from collections.abc import Iterator

from engine.kept import kept_by_identity
from engine.model import Zone
from engine.oracle import say
from engine.rules.beyond import is_beyond
from engine.rules.context import Sheets
from engine.rules.functioning import functions
from engine.rules.layers.untold import untold
from engine.rules.playing.cast_only import is_kept
from engine.rules.playing.triggers import is_watched
from engine.sheet import Sheet
from engine.state import State
from engine.vocabulary.ability import Ability, Keyword, RuleStatic, Triggered, Unknown
from engine.vocabulary.further import Further
from engine.vocabulary.gamerule import AllBlock, AsThoughUnblocked, Can, Cant, CastOnly, GameFact, Prevents, Visible

# Keywords that stand for activated or triggered abilities, or for an effect on what happens, which nobody performs (702).
_ON_THE_BATTLEFIELD = frozenset(
    {
        *("afterlife", "cumulative upkeep", "decayed", "echo", "equip", "evolve", "exploit", "extort", "fabricate", "fading"),
        *("fortify", "graft", "haunt", "level up", "living weapon", "modular", "outlast", "persist", "phasing", "prowess"),
        *("reconfigure", "soulbond", "soulshift", "training", "umbra armor", "undying", "vanishing", "ward"),
    }
)
_AS_CAST = frozenset({"cascade", "conspire", "demonstrate", "gravestorm", "rebound", "replicate", "ripple", "storm"})
# What can't be done and isn't, and what can't be done in combat, which there is none of. Whatever else can't be done is told.
_KEPT_FROM = frozenset({"be cast", "be countered", "cast more than one spell each turn", "gain life"})
_IN_COMBAT = frozenset({"attack", "attack you", "attack alone", "block", "be blocked", "block alone"})
# What there is no combat for, what is about the beginning of the game, and what everybody sees anyway.
_WITHOUT_CONSEQUENCE = (AllBlock, AsThoughUnblocked, Can, GameFact, Prevents, Visible)


def untold_in_play(state: State, sheets: Sheets) -> tuple[str, ...]:
    """The sentences, each with its object's name: those not understood, and those understood and not performed."""
    there = (sheets[id_] for id_, object_ in state.objects.items() if functions(object_) or object_.zone is Zone.STACK)
    not_done = (f"{sheet.name}: {sentence}" for sheet in there for sentence in _not_done(sheet))
    return tuple(dict.fromkeys((*untold(state, sheets), *not_done)))


@kept_by_identity()
def _not_done(sheet: Sheet) -> tuple[str, ...]:
    return tuple(_sentences(sheet))


def _sentences(sheet: Sheet) -> Iterator[str]:
    not_done = _is_not_done_as_cast if sheet.zone is Zone.STACK else _is_not_done
    for held in sheet.abilities:
        if not_done(held.ability):
            yield say(held.ability, sheet.name)


def _is_not_done_as_cast(ability: Ability) -> bool:
    """What a spell says of when it is cast, what of it triggers as it is cast (113.6e, 113.6k), and all that is not understood:
    it may ask for modes or targets.
    """
    match ability:
        case Unknown(kind="spell"):
            return True
        case RuleStatic(CastOnly() as only):
            return not is_kept(only)
        case Keyword(name):
            return name in _AS_CAST
        case _:
            return False


def _is_not_done(ability: Ability) -> bool:
    match ability:
        case Triggered():
            return not is_watched(ability)
        case Unknown(kind="triggered"):
            return True
        case RuleStatic(Cant(actions=actions) as prohibition):
            return not (_IN_COMBAT.issuperset(actions) or (_KEPT_FROM.issuperset(actions) and not is_beyond(prohibition)))
        case RuleStatic(statement):
            return is_beyond(statement) and not isinstance(statement, (*_WITHOUT_CONSEQUENCE, CastOnly))
        case Keyword(name):
            return name in _ON_THE_BATTLEFIELD
        case _:
            return isinstance(ability, Further)
