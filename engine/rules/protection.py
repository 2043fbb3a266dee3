"""702.16, 702.11, 702.18: what protection, hexproof and shroud keep away."""

from engine.model import ObjectId, PlayerId
from engine.rules.context import Context
from engine.rules.matching import has, has_keyword, matches
from engine.sheet import Sheet
from engine.vocabulary.ability import Keyword
from engine.vocabulary.quality import Filter, Who


def protected(target: ObjectId, source: ObjectId | None, ctx: Context) -> bool:
    """Whether an object on the battlefield has protection from the source as it is now, or last was (702.16a, 113.7a)."""
    if source is None or not ctx.is_known(source):
        return False
    sheets = {**ctx.sheets, source: ctx.known(source)} if ctx.last else ctx.sheets
    of_target = Context(ctx.state, sheets, target, ctx.sheets[target].controller)
    return any(
        isinstance(h.ability, Keyword) and h.ability.name == "protection" and _is_from(h.ability, source, of_target)
        for h in ctx.sheets[target].abilities
    )


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


def untargetable(target: ObjectId, source: ObjectId | None, ctx: Context) -> str | None:
    """The rule that keeps this permanent from being a target for `ctx.controller`, or None (702.11b, 702.16b,
    702.18a)."""
    sheet = ctx.sheets[target]
    if has_keyword("shroud", sheet):
        return "702.18a"
    if has_keyword("hexproof", sheet) and _opposed(sheet, ctx.controller):
        return "702.11b"
    return "702.16b" if protected(target, source, ctx) else None


def _opposed(sheet: Sheet, player: PlayerId) -> bool:
    return sheet.controller != player
