"""702.16, 702.11, 702.18: what protection, hexproof and shroud keep away."""

from collections.abc import Iterator

from engine.model import ObjectId, PlayerId
from engine.rules.context import Context
from engine.rules.matching import has, matches
from engine.rules.playing.statements import statements
from engine.vocabulary.ability import Keyword
from engine.vocabulary.gamerule import PlayerHas
from engine.vocabulary.quality import Filter, Who


def protected(target: ObjectId | PlayerId, source: ObjectId | None, ctx: Context) -> bool:
    """Whether a player or permanent has protection from the source as it is now, or last was (702.16a, 113.7a)."""
    if source is None or not ctx.is_known(source):
        return False
    sheets = {**ctx.sheets, source: ctx.known(source)} if ctx.last else ctx.sheets
    player = ctx.state.is_player(target)
    of_target = Context(ctx.state, sheets, None if player else target, target if player else ctx.sheets[target].controller)
    keywords = _of_player(target, ctx) if player else _of_permanent(target, ctx)
    return any(k.name == "protection" and _is_from(k, source, of_target) for k in keywords)


def _of_permanent(target: ObjectId, ctx: Context) -> Iterator[Keyword]:
    yield from (h.ability for h in ctx.sheets[target].abilities if isinstance(h.ability, Keyword))


def _of_player(player: PlayerId, ctx: Context) -> Iterator[Keyword]:
    """What permanents say that a player has: "You have hexproof." (613.10)."""
    for point, said in statements(ctx.state, ctx.sheets):
        if isinstance(said, PlayerHas) and player in set(point.players(said.who)):
            yield from (a for a in said.abilities if isinstance(a, Keyword))


def _is_from(protection: Keyword, source: ObjectId, ctx: Context) -> bool:
    quality = protection.quality
    match quality:
        case None | str():
            return quality == "everything"  # 702.16j; other words are not understood here
        case Who():
            return ctx.sheets[source].controller in set(ctx.players(quality))  # protection from a player, 702.16k
        case Filter():
            return matches(quality, source, ctx)
        case _:
            return has(quality, source, ctx)


def untargetable(target: ObjectId | PlayerId, source: ObjectId | None, ctx: Context) -> str | None:
    """The rule that keeps this permanent or player from being a target for `ctx.controller`, or None (702.11b–c, 702.16b,
    702.18a).
    """
    player = ctx.state.is_player(target)
    names = {keyword.name for keyword in (_of_player(target, ctx) if player else _of_permanent(target, ctx))}
    if "shroud" in names:
        return "702.18a"
    if "hexproof" in names and (target if player else ctx.sheets[target].controller) != ctx.controller:
        return "702.11c" if player else "702.11b"
    return "702.16b" if protected(target, source, ctx) else None
