"""A tree that is said and read again says the same (and, where there is one way to say it, is the same)."""

from hypothesis import given
from hypothesis import strategies as st

from engine.model import CardType, Color, Supertype
from engine.oracle import compile_text, say
from engine.vocabulary.ability import Ability, Clause, Keyword, Spell, Static
from engine.vocabulary.amount import Count, Number, Signed, ValueOf
from engine.vocabulary.condition import Compare, Condition, Controls, YourTurn
from engine.vocabulary.instruction import Continuous, Duration
from engine.vocabulary.modification import Be, Get, Have, HavePT, Lose, LoseAll, Modification
from engine.vocabulary.quality import (
    Filter,
    HasKeyword,
    HasStatus,
    HasValue,
    IsColor,
    IsSubtype,
    IsSupertype,
    IsType,
    Not,
    Status,
    Who,
)
from engine.vocabulary.subject import Attached, Group, It, Quantifier, Subject, Target, This

TYPES = (CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT, CardType.LAND)
SUBTYPES = ("Goblin", "Elf", "Merfolk", "Swamp", "Plains", "Zombie", "Wolf")
KEYWORDS = st.sampled_from(["flying", "first strike", "trample", "haste", "indestructible"]).map(Keyword)

adjectives = st.one_of(
    st.sampled_from(Color).map(IsColor),
    st.sampled_from(Color).map(lambda c: Not(IsColor(c))),
    st.sampled_from([Supertype.BASIC, Supertype.LEGENDARY]).map(IsSupertype),
    st.sampled_from([Status.TAPPED, Status.ATTACKING]).map(HasStatus),
    st.just(Not(IsSubtype("Aura"))),
    st.just(Not(IsType(CardType.CREATURE))),
)
posts = st.one_of(
    st.sampled_from(["flying", "defender"]).map(HasKeyword),
    st.sampled_from(["flying", "defender"]).map(lambda k: Not(HasKeyword(k))),
    st.builds(HasValue, st.just("power"), st.sampled_from(["<=", ">="]), st.integers(1, 5).map(Number)),
)
filters = st.builds(
    Filter,
    nouns=st.sampled_from([*TYPES, *SUBTYPES]).map(lambda n: (n,)),
    before=st.lists(adjectives, max_size=2, unique=True).map(tuple),
    after=st.lists(posts, max_size=1).map(tuple),
    controller=st.sampled_from([None, Who.YOU, Who.OPPONENTS, Who.NOT_YOU]),
    other=st.booleans(),
)
groups = st.builds(Group, filters, st.sampled_from(Quantifier))
subjects: st.SearchStrategy[Subject] = st.one_of(
    groups, st.just(This("creature")), st.just(Attached("enchanted", CardType.CREATURE))
)
signs = st.builds(Signed, st.sampled_from("+-"), st.integers(0, 12).map(Number))
abilities = st.lists(KEYWORDS, min_size=1, max_size=3, unique=True).map(tuple)
described = st.builds(
    Be,
    types=st.sampled_from([(), (CardType.CREATURE,), (CardType.ARTIFACT, CardType.CREATURE)]),
    subtypes=st.lists(st.sampled_from(["Elf", "Goblin"]), min_size=1, max_size=2, unique=True).map(tuple),
    colors=st.one_of(st.none(), st.just(()), st.lists(st.sampled_from(Color), min_size=1, max_size=3, unique=True).map(tuple)),
    in_addition=st.sampled_from(["", "types", "creature types"]),
)
power_and_toughness = st.one_of(
    st.builds(HavePT, st.integers(0, 9).map(Number), st.integers(0, 9).map(Number)),
    st.just(HavePT(ValueOf("mana value", It("it")), ValueOf("mana value", It("it")), "base each")),
)
modifications: st.SearchStrategy[Modification] = st.one_of(
    st.builds(Get, signs, signs),
    st.builds(Have, abilities),
    st.builds(Lose, abilities),
    st.just(LoseAll()),
    described,
    power_and_toughness,
)
conditions: st.SearchStrategy[Condition] = st.one_of(
    st.just(YourTurn()),
    st.builds(Controls, st.sampled_from([Who.YOU, Who.OPPONENT]), filters, st.integers(1, 4)),
    st.builds(Compare, filters.map(Count), st.sampled_from(["<=", ">="]), st.integers(1, 9).map(Number)),
)
clauses = st.builds(
    Clause,
    subjects,
    st.lists(modifications, min_size=1, max_size=3, unique_by=type).map(tuple),
    condition=st.one_of(st.none(), conditions),
)


def _again(ability: Ability, *types: CardType) -> tuple[str, str | None, object]:
    said = say(ability)
    compiled = compile_text(said, types=types)
    if not compiled.understood:
        return said, None, None
    (found,) = compiled.abilities
    return said, say(found), found


@given(clauses)
def test_static_abilities(clause: Clause) -> None:
    said, again, found = _again(Static((clause,)), CardType.ENCHANTMENT)
    assert again == said
    assert found == Static((clause,))


@given(filters, modifications, st.sampled_from([Duration.END_OF_TURN, Duration.YOUR_NEXT_TURN]), st.booleans())
def test_effects_of_spells(filter_: Filter, modification: Modification, duration: Duration, first: bool) -> None:
    ability = Spell((Continuous(Target(filter_), (modification,), duration, first),))
    said, again, found = _again(ability, CardType.INSTANT)
    assert again == said
    assert found == ability
