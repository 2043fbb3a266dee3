"""What is read and said, and not yet performed: a statement or an instruction that has any of it is told, not guessed."""

from engine.vocabulary.duration import Duration
from engine.vocabulary.further import Further
from engine.vocabulary.quality import Who
from engine.vocabulary.tree import said

_PLAYERS = frozenset({Who.CHOSEN_PLAYER})  # whom nobody has named yet


_DURATIONS = frozenset({Duration.YOUR_NEXT_END_STEP, Duration.YOUR_NEXT_UPKEEP})  # steps are not played yet


def is_beyond(tree: object) -> bool:
    """Whether anything in it, but in the abilities that it grants or takes, is still to be performed by the engine."""
    return any(
        isinstance(node, Further)
        or (isinstance(node, Who) and node in _PLAYERS)
        or (isinstance(node, Duration) and node in _DURATIONS)
        for node in said(tree)
    )
