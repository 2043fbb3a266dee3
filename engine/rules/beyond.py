"""What is read and said, and not yet performed: a statement or an instruction that has any of it is told, not guessed."""

from engine.vocabulary.further import Further
from engine.vocabulary.quality import Who
from engine.vocabulary.tree import said

_PLAYERS = frozenset({Who.CHOSEN_PLAYER, Who.TARGET_PLAYER, Who.TARGET_OPPONENT, Who.THAT_OPPONENT})  # whom nobody has named yet


def is_beyond(tree: object) -> bool:
    """Whether anything in it, but in the abilities that it grants or takes, is still to be performed by the engine."""
    return any(isinstance(node, Further) or (isinstance(node, Who) and node in _PLAYERS) for node in said(tree))
