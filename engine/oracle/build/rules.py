"""Statements about players and the rules of the game, from what the grammar found (613.10, 613.11)."""

from dataclasses import replace

from engine.model import CardType, Zone
from engine.oracle.build.references import who_of
from engine.vocabulary import gamerule as ru
from engine.vocabulary.ability import Ability, RuleStatic
from engine.vocabulary.amount import Amount, Number
from engine.vocabulary.condition import Condition, YourTurn
from engine.vocabulary.cost import Cost, Mana
from engine.vocabulary.gamerule import Cant, CostChange, GameRule, VerbRule
from engine.vocabulary.quality import Filter, HasStatus, Status, Who
from engine.vocabulary.subject import Chosen, Group, It, Player, Subject, This, Together, TopOf, ZoneOf

SELF = It("")  # the subject of the statement that a rule verb belongs to


def rule_static(statement: GameRule | RuleStatic) -> RuleStatic:
    """An ability that is about the rules."""
    return statement if isinstance(statement, RuleStatic) else RuleStatic(statement)


def player_has(who: str, abilities: tuple[Ability, ...]) -> ru.PlayerHas:
    """ "You have hexproof"."""
    return ru.PlayerHas(who_of(who), abilities)


def rule_of(subject: Subject, statement: VerbRule) -> VerbRule:
    """A rule verb with its subject."""
    return replace(statement, subject=subject)


def rule_if(condition: Condition, subject: Subject, statement: VerbRule) -> RuleStatic:
    """ "As long as …, … can't …"."""
    return RuleStatic(rule_of(subject, statement), condition)


def rule_while(subject: Subject, statement: VerbRule, condition: Condition) -> RuleStatic:
    """ "… can't … as long as …"."""
    return RuleStatic(rule_of(subject, statement), condition, condition_last=True)


def rule_your_turn(subject: Subject, statement: VerbRule) -> RuleStatic:
    """ "During your turn, … can't …"."""
    return RuleStatic(rule_of(subject, statement), YourTurn(during=True))


def cost_floor(what: Group, below: int, least: int) -> ru.CostFloor:
    """ "each spell that would cost less than three mana to cast costs three mana to cast"."""
    if below != least:
        raise ValueError("no floor")
    return ru.CostFloor(what, least)


def cost_floor_if(condition: Condition, floor: ru.CostFloor) -> RuleStatic:
    """ "As long as this artifact is untapped, each spell that …"."""
    return RuleStatic(floor, condition)


def cant(actions: tuple[str, ...]) -> Cant:
    """ "can't attack or block"."""
    return Cant(SELF, actions)


def actions(*parts: str) -> tuple[str, ...]:
    """What is forbidden."""
    return parts


def cant_unless(what: tuple[str, ...], price: Mana, each: Amount) -> Cant:
    """ "can't attack you unless their controller pays {2} for each …"."""
    return Cant(SELF, what, "their controller", (price,), each)


def cant_unless_if(what: tuple[str, ...], condition: Condition) -> Cant:
    """ "can't attack unless defending player controls an Island"."""
    return Cant(SELF, what, if_=condition)


def cant_be_blocked_by(by: Subject) -> Cant:
    """ "can't be blocked by Walls"."""
    return Cant(SELF, ("be blocked by",), by=by)


def cant_be_blocked_except(by: Subject) -> Cant:
    """ "can't be blocked except by Walls"."""
    return Cant(SELF, ("be blocked by",), by=by, but=True)


def cant_block(what: Subject) -> Cant:
    """ "can't block creatures with flying"."""
    return Cant(SELF, ("block",), by=what)


def cant_be_target(by: Subject) -> Cant:
    """ "can't be the target of black spells"."""
    return Cant(SELF, ("be the target of",), by=by)


def more_than_one() -> Chosen:
    """ "more than one creature"."""
    return Chosen(Filter((CardType.CREATURE,)), how="more than one")


def two_or_more() -> Chosen:
    """ "two or more creatures" (702.111)."""
    return Chosen(Filter((CardType.CREATURE,)), count=Number(2), how="or more")


def three_or_more() -> Chosen:
    """ "three or more creatures"."""
    return Chosen(Filter((CardType.CREATURE,)), count=Number(3), how="or more")


def must_attack() -> ru.Must:
    """ "attacks each combat if able"."""
    return ru.Must(SELF, "attack each combat")


def doesnt_untap(during: str) -> ru.DoesntUntap:
    """ "doesn't untap during its controller's untap step"."""
    return ru.DoesntUntap(SELF, during)


def doesnt_untap_if(during: str, condition: Condition) -> ru.DoesntUntap:
    """ "doesn't untap during your untap step if it has a depletion counter on it"."""
    return ru.DoesntUntap(SELF, during, condition)


def static_prevented(which: str, to: Subject | None, by: Subject | None) -> ru.Prevents:
    """ "all damage that would be dealt to this creature by artifact creatures"."""
    return ru.Prevents(which, to, by)


def static_prevented_both(which: str, of: Subject) -> ru.Prevents:
    """ "all combat damage that would be dealt to and dealt by it"."""
    return ru.Prevents(which, of, of)


def player_and_group(player: Subject, group: Group) -> Together:
    """ "you and creatures you control"."""
    return Together((player, group))


def all_block(what: Subject) -> ru.AllBlock:
    """ "All creatures able to block this creature do so"."""
    return ru.AllBlock(what)


def as_though_unblocked(what: Subject) -> ru.AsThoughUnblocked:
    """ "You may have this creature assign its combat damage as though it weren't blocked"."""
    return ru.AsThoughUnblocked(what)


def prevents(what: ru.Prevents) -> ru.Prevents:
    """ "Prevent …" (615.1)."""
    return what


game_fact = ru.GameFact


def any_number_in_deck(_name: str) -> ru.GameFact:
    """ "A deck can have any number of cards named Relentless Rats" (100.2a)."""
    return ru.GameFact("a deck can have any number of cards named ⌈name⌉")


def by_toughness() -> ru.CombatDamageByToughness:
    """ "assigns combat damage equal to its toughness rather than its power"."""
    return ru.CombatDamageByToughness(SELF)


def can(words: str) -> ru.Can:
    """ "can block any number of creatures"."""
    return ru.Can(SELF, words)


def untap_during(what: Subject) -> ru.UntapDuring:
    """ "Untap all permanents you control during each other player's untap step"."""
    return ru.UntapDuring(what, "each other player's untap step")


def cost_change(what: Subject, amount: Mana, more: str, each: Amount | None) -> CostChange:
    """ "Spells cost {1} more to cast"."""
    return CostChange(what, (amount,), more == "more", each)


def cost_change_if(what: Subject, amount: Mana, more: str, condition: Condition) -> CostChange:
    """ "This spell costs {1} less to cast if …"."""
    return CostChange(what, (amount,), more == "more", if_=condition)


def cost_change_where(what: Subject, amount: Mana, more: str, where: Amount) -> CostChange:
    """ "This spell costs {X} less to cast, where X is …"."""
    return CostChange(what, (amount,), more == "more", where=where)


def cost_change_activate(what: Subject, amount: Mana, more: str) -> CostChange:
    """ "Abilities you activate cost {1} less to activate"."""
    return CostChange(what, (amount,), more == "more", action="activate")


def spend_any(who: str) -> ru.SpendMana:
    """ "Players may spend mana as though it were mana of any color"."""
    return ru.SpendMana(who_of(who), "mana of any color")


def spend_white() -> ru.SpendMana:
    """ "You may spend white mana as though it were mana of any color"."""
    return ru.SpendMana(Who.YOU, "mana of any color", spent="white")


def spend_other() -> ru.SpendMana:
    """ "You may spend other mana only as though it were colorless mana"."""
    return ru.SpendMana(Who.YOU, "colorless mana", spent="other", only=True)


def no_hand_size() -> ru.HandSize:
    """ "You have no maximum hand size"."""
    return ru.HandSize(Who.YOU, None)


def your_hand_size(size: int) -> ru.HandSize:
    """ "Your maximum hand size is two"."""
    return ru.HandSize(Who.YOU, size)


def each_hand_size(size: int) -> ru.HandSize:
    """ "Each player's maximum hand size is two"."""
    return ru.HandSize(Who.EACH_PLAYER, size)


def skip_step(step: str) -> ru.SkipStep:
    """ "Skip your draw step"."""
    return ru.SkipStep(step)


def players_skip_step(step: str) -> ru.SkipStep:
    """ "Players skip their untap steps"."""
    return ru.SkipStep(step, Who.PLAYERS)


def play_revealed(what: Subject) -> ru.Visible:
    """ "Play with the top card of your library revealed"."""
    return ru.Visible(what)


def players_play_revealed(what: Subject) -> ru.Visible:
    """ "Players play with their hands revealed"."""
    return ru.Visible(what, Who.PLAYERS)


def opponents_play_revealed() -> ru.Visible:
    """ "Your opponents play with their hands revealed"."""
    return ru.Visible(their_hands(), Who.OPPONENTS)


def may_look(what: Subject) -> ru.Visible:
    """ "You may look at the top card of your library any time"."""
    return ru.Visible(what, to_you=True)


def your_hand() -> ZoneOf:
    """ "your hand"."""
    return ZoneOf(Zone.HAND, Player(Who.YOU))


def their_hands() -> ZoneOf:
    """ "their hands"."""
    return ZoneOf(Zone.HAND, Player(Who.PLAYERS))


def their_top_cards() -> TopOf:
    """ "the top card of their libraries"."""
    return TopOf(Player(Who.PLAYERS), Number(1))


def face_down_not_yours() -> Group:
    """ "face-down creatures you don't control"."""
    return Group(Filter((CardType.CREATURE,), (HasStatus(Status.FACE_DOWN),), controller=Who.NOT_YOU))


def may_not_untap(what: Subject) -> ru.MayNotUntap:
    """ "You may choose not to untap this creature during your untap step"."""
    return ru.MayNotUntap(what)


def additional_land() -> ru.MayPlay:
    """ "You may play an additional land on each of your turns"."""
    return ru.MayPlay(Who.YOU, "play an additional land on each of your turns")


def additional_lands() -> ru.MayPlay:
    """ "You may play two additional lands on each of your turns"."""
    return ru.MayPlay(Who.YOU, "play two additional lands on each of your turns")


def may_play(verb: str, what: Subject, as_though: str | None) -> ru.MayPlay:
    """ "You may play lands from your graveyard"."""
    return ru.MayPlay(Who.YOU, verb, what, as_though or "")


def players_may_play(verb: str, what: Subject, as_though: str | None) -> ru.MayPlay:
    """ "Players may cast spells as though they had flash"."""
    return ru.MayPlay(Who.PLAYERS, verb, what, as_though or "")


def this_spell() -> This:
    """ "this spell"."""
    return This("spell")


def this_card_from_graveyard() -> ZoneOf:
    """ "this card from your graveyard"."""
    return ZoneOf(Zone.GRAVEYARD, This("card"))


def additional_cost(cost: Cost) -> ru.AdditionalCost:
    """ "As an additional cost to cast this spell, sacrifice a creature"."""
    return ru.AdditionalCost(cost)


def additional_cost_may(cost: Cost) -> ru.AdditionalCost:
    """ "As an additional cost to cast this spell, you may …"."""
    return ru.AdditionalCost(cost, may=True)


def alternative_cost(cost: Cost) -> ru.AlternativeCost:
    """ "You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost"."""
    return ru.AlternativeCost(cost)


def alternative_cost_if(condition: Condition, cost: Cost) -> ru.AlternativeCost:
    """ "If …, you may … rather than pay this spell's mana cost"."""
    return ru.AlternativeCost(cost, condition)


def free_if(condition: Condition) -> ru.AlternativeCost:
    """ "If …, you may cast this spell without paying its mana cost"."""
    return ru.AlternativeCost((), condition)


def cast_only(when: str) -> ru.CastOnly:
    """ "Cast this spell only during combat"."""
    return ru.CastOnly(when)


def cast_only_if(condition: Condition) -> ru.CastOnly:
    """ "Cast this spell only if …"."""
    return ru.CastOnly("", condition)


def no_triggers(what: Filter, doing: str) -> ru.NoTriggers:
    """ "Creatures entering don't cause abilities to trigger"."""
    return ru.NoTriggers(what, doing)
