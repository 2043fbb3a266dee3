"""707.10: spells on the stack are copied, and copies may have other targets."""

from dataclasses import replace

from engine.model import ObjectId, Zone
from engine.rules.moving import with_objects
from engine.rules.naming import fresh_id
from engine.rules.resolving.happened import NewTargetsOffered, PlayOffered, SpellCopied
from engine.rules.resolving.resolution import Resolution
from engine.vocabulary.instruction import CopySpell, NewTargets, PlayCard


def copy_spell(resolution: Resolution, instruction: CopySpell) -> Resolution:
    """A copy is put onto the stack; it isn't cast, and has the characteristics of the original and all that was decided for
    it (707.10). Who makes it owns and controls it."""
    players = resolution.players(instruction.who)
    spells = [id_ for id_ in resolution.objects(instruction.what) if resolution.state.objects[id_].zone is Zone.STACK]
    copies: list[ObjectId] = []
    for player in players:
        for spell in spells:
            state = resolution.state
            original = state.objects[spell]
            copy = replace(
                original,
                id=fresh_id(state, original.card.name),
                owner=player,
                controller=player,
                timestamp=(state.clock, 0),
                token=True,
                incarnation=0,
            )
            resolution = resolution.now(replace(with_objects(state, [copy]), clock=state.clock + 1))
            resolution = resolution.telling(SpellCopied(copy.id, spell, player))
            copies.append(copy.id)
    return resolution.now(resolution.state, tuple(copies)).with_facts(did=len(copies))


def new_targets(resolution: Resolution, instruction: NewTargets) -> Resolution:
    """Whoever acts may choose new targets for what was spoken of (115.7d, 707.10c)."""
    spells = tuple(id_ for id_ in resolution.spoken if resolution.state.objects[id_].zone is Zone.STACK)
    return resolution.telling(NewTargetsOffered(resolution.doer, spells)) if spells else resolution.without(instruction)


def play_card(resolution: Resolution, instruction: PlayCard) -> Resolution:
    """A card is played or cast while the spell or ability resolves, or may be later on (608.2g, 601.3)."""
    players, cards = resolution.players(instruction.who), resolution.objects(instruction.what)
    if not players or not cards:
        return resolution.now(resolution.state, cards)
    offered = (PlayOffered(players[0], card, instruction.verb, instruction.how) for card in cards)
    return resolution.now(resolution.state, cards).telling(*offered)
