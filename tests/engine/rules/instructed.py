"""A spell or ability in the middle of its resolution, for tests of single instructions."""

from collections.abc import Mapping
from dataclasses import replace

from engine.card import pool
from engine.model import CardType, Zone
from engine.oracle import compile_text
from engine.rules.resolving.asking import next_questions
from engine.rules.resolving.following import follow
from engine.rules.resolving.resolution import Resolution
from engine.state import GameObject, State
from engine.vocabulary.ability import Spell
from engine.vocabulary.instruction import Instruction
from tests.engine.rules.playing import YOU


def resolution(
    state: State, *targets: tuple[str, ...], facts: Mapping[str, int] | None = None, source: str = "x", **choices: str
) -> Resolution:
    """Of a spell or ability of yours, whose targets are given slot by slot."""
    return Resolution(
        state=state,
        controller=YOU,
        source=source,
        source_card="X",
        is_spell=False,
        targets=dict(enumerate(targets)),
        choices=choices,
        began=state.clock,
        facts=facts or {},
    )


def text(words: str) -> tuple[Instruction, ...]:
    """The instructions that a spell's text gives; its name is X."""
    compiled = compile_text(words, name="X", types=[CardType.SORCERY])
    assert compiled.understood, words
    return tuple(i for a in compiled.abilities if isinstance(a, Spell) for i in a.instructions)


def followed(state: State, words: str, *targets: tuple[str, ...], **more: object) -> Resolution:
    """The resolution after the whole text has been followed; nothing in it may be left unperformed."""
    done = follow(resolution(state, *targets, **more), text(words))  # type: ignore[arg-type]
    assert done.unperformed == ()
    return done


def asked(state: State, words: str, *targets: tuple[str, ...], **more: object) -> list[tuple[str, str, tuple[str, ...], int, int]]:
    """What must be answered before the first sentence of the text is followed: key, player, options, least and most."""
    found = next_questions(resolution(state, *targets, **more), text(words))  # type: ignore[arg-type]
    return [(q.key, q.player, q.options, q.least, q.most) for q in found]


def stack(state: State, name: str, controller: str = YOU, *, id_: str = "spell") -> State:
    """The position with a card of the pool as a spell on the stack."""
    spell = GameObject(id_, pool()[name], controller, controller, Zone.STACK, (state.clock, 0))
    return replace(state, objects={**state.objects, id_: spell}, clock=state.clock + 1)
