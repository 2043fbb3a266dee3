"""Which kind of ability a paragraph is, by its look (113.3): for what is not understood, and for counting."""

import re

_KEYWORD_LINE = re.compile(r"^[^.\"]*$|^[A-Z][a-z' -]+—[^\"]*$")
_CONTINUOUS = re.compile(
    r"until end of turn|this turn|until your next turn|until end of combat|for as long as|gains? control of|\bbecomes? "
    r"|\bexchange control\b|switch .* power and toughness|change the text",
    re.IGNORECASE,
)


def kind_of(plain: str, *, spell: bool) -> str:
    """ "keyword", "triggered" (603.1), "activated" (602.1), "static" (604.1) or, of an instant or sorcery, "spell"."""
    if _KEYWORD_LINE.match(plain) and not plain.startswith("Choose "):
        return "keyword"
    if re.match(r"^(When|Whenever|At|[IVX]+(, [IVX]+)*) ", plain):
        return "triggered"
    if ": " in plain.split('"', maxsplit=1)[0]:
        return "activated"
    if spell and not re.match(r"^(This spell|As an additional cost|If this spell|You may .* rather than|Cast this spell)", plain):
        return "spell"
    return "static"


def is_continuous(plain: str, kind: str) -> bool:
    """Whether a spell or an activated or triggered ability seems to create a continuous effect (611.2)."""
    return kind in {"spell", "activated", "triggered"} and _CONTINUOUS.search(plain) is not None
