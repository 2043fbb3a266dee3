"""701.21: permanents are sacrificed."""

from engine.model import Zone
from engine.rules.moving import move
from engine.rules.resolving.picking import fits, pick
from engine.rules.resolving.question import Question
from engine.rules.resolving.resolution import Resolution
from engine.vocabulary.instruction import SacrificeIt
from engine.vocabulary.quality import Filter

SACRIFICE = "sacrifice"


def to_sacrifice(resolution: Resolution, instruction: SacrificeIt) -> tuple[Question, ...]:
    """What each player is asked: which of the permanents they control (701.21a)."""
    what = instruction.what
    if not isinstance(what, Filter):
        return ()
    ctx = resolution.context()
    return tuple(
        pick(
            resolution,
            tuple(
                id_
                for id_, sheet in ctx.sheets.items()
                if sheet.zone is Zone.BATTLEFIELD and sheet.controller == player and fits(resolution, what, id_)
            ),
            instruction.amount,
            what=SACRIFICE,
            player=player,
        )
        for player in resolution.players(instruction.who)
    )


def sacrifice(resolution: Resolution, instruction: SacrificeIt) -> Resolution:
    """Their controllers move them from the battlefield to their owners' graveyards, all at once (701.21a, 101.4)."""
    players = resolution.players(instruction.who)
    if isinstance(instruction.what, Filter):
        objects = tuple(id_ for question in to_sacrifice(resolution, instruction) for id_ in resolution.answer(question))
    else:
        objects = resolution.objects(instruction.what)
    sheets = resolution.context().sheets
    own = [id_ for id_ in objects if sheets[id_].zone is Zone.BATTLEFIELD and sheets[id_].controller in players]
    done = resolution.speaking_of(instruction.who).now(move(resolution.state, own, Zone.GRAVEYARD), objects)
    return done.with_facts(that=len(own), did=len(own))
