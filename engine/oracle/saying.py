"""Any node in English; the door to `english/`."""

from engine.oracle.english import (
    abilities,
    amounts,
    conditions,
    costs,
    events,
    instructions,
    nouns,
    rules,
    statements,
    subjects,
)
from engine.oracle.text import printed_quotes, sentence_case, short_name
from engine.vocabulary import (
    ability,
    amount,
    condition,
    cost,
    gamerule,
    instruction,
    modification,
    quality,
    subject,
    trigger,
)
from engine.vocabulary.ability import Ability, Keyword

Node = (
    ability.Ability | ability.Clause | amount.Amount | amount.Signed | condition.Condition | cost.CostPart |
    gamerule.GameRule
    | instruction.Instruction | modification.Modification | quality.Quality | quality.Filter | quality.Who |
    subject.Subject
    | trigger.Trigger
)  # fmt: skip


def say(node: Node, name: str = "~") -> str:
    """The English of a node. `name`: the card's, for what calls itself by name."""
    return _named(sentence_case(_say(node)), name) if isinstance(node, ability.Ability) else _named(_say(node), name)


def _say(node: Node) -> str:
    match node:
        case _ if isinstance(node, ability.Ability):
            return abilities.ability(node)
        case ability.Clause():
            return abilities.clause(node)
        case amount.Signed():
            return amounts.signed(node)
        case quality.Filter():
            return nouns.phrase(node, many=True)
        case quality.Who():
            return nouns.player(node)
        case trigger.Trigger():
            return events.trigger(node)
        case _ if isinstance(node, amount.Amount):
            return amounts.say_amount(node)
        case _ if isinstance(node, condition.Condition):
            return conditions.condition(node)
        case _ if isinstance(node, cost.CostPart):
            return costs.cost_part(node)
        case _ if isinstance(node, gamerule.GameRule):
            return rules.statement(node)
        case _ if isinstance(node, instruction.Instruction):
            return instructions.instruction(node)
        case _ if isinstance(node, modification.Modification):
            return statements.verb(node, many=False)
        case _ if isinstance(node, subject.Subject):
            return subjects.subject(node)
        case _:
            return nouns.quality(node)


def _named(said: str, name: str) -> str:
    said = printed_quotes(said)
    return said.replace("⌈name⌉", name).replace("⌈short name⌉", short_name(name))


def _is_sentence(last: Ability) -> bool:
    """Whether a keyword ends with a stop: a cost after a dash is written as a sentence."""
    return isinstance(last, Keyword) and last.cost is not None and not all(isinstance(c, cost.Mana) for c in last.cost)


def say_paragraph(of: tuple[Ability, ...]) -> str:
    """The paragraph that these abilities are."""
    if of and all(isinstance(a, Keyword) for a in of):
        return sentence_case(abilities.keyword_line(of) + ("." if _is_sentence(of[-1]) else ""))
    return sentence_case(" ".join(abilities.ability(a) for a in of))
