"""The total cost as arithmetic, line by line in the order of 601.2f: «Coste de maná {1}{R}; + {1}, Thalia; = {2}{R}»."""

from dataclasses import dataclass
from typing import assert_never

from engine.game import ItemKind, StackItem
from engine.total_cost import CostLine, LineKind, ManaCost, TotalCost
from lessons.narration import costs, keywords
from lessons.narration.costs import mana
from lessons.narration.nouns import listed
from lessons.narration.played.here import Here

NOTHING = "{0}"


@dataclass(frozen=True, slots=True)
class SumLine:
    """A line of the sum: what it is, whose doing, its sign, what it adds or takes away, and what that makes.

    `does`: False where it makes no difference.
    """

    kind: LineKind
    label: str
    sign: str
    amount: str
    makes: str
    does: bool


def sum_lines(cost: TotalCost, here: Here, item: StackItem | None = None) -> tuple[SumLine, ...]:
    """Every line, in the order of 601.2f; an ability has an activation cost where a spell has its mana cost (602.2b)."""
    first = "Coste de activación" if item is not None and item.kind is ItemKind.ACTIVATED else "Coste de maná"
    return tuple(_line(line, here, first) for line in cost.lines)


def _line(line: CostLine, here: Here, first: str) -> SumLine:
    does = line.before != line.after or bool(line.parts) or line.kind in {LineKind.MANA_COST, LineKind.ALTERNATIVE}
    return SumLine(line.kind, _label(line, here, first), _SIGNS[line.kind], _amount(line, here), mana(line.after.symbols()), does)


_SIGNS = {
    LineKind.MANA_COST: "",
    LineKind.ALTERNATIVE: "",
    LineKind.ADDITIONAL: "+",
    LineKind.INCREASE: "+",
    LineKind.REDUCTION: "−",
    LineKind.TOTAL: "≥",
}


def _label(line: CostLine, here: Here, first: str) -> str:
    whose = _whose(line, here)
    keyword = f" ({keywords.noun(line.keyword)})" if line.keyword else ""
    match line.kind:
        case LineKind.MANA_COST:
            return first if not line.keyword else f"Coste{keyword}"
        case LineKind.ALTERNATIVE:
            return f"Coste alternativo{keyword}"
        case LineKind.ADDITIONAL:
            return f"Coste adicional{keyword}"
        case LineKind.INCREASE:
            return f"Aumento: {whose}"
        case LineKind.REDUCTION:
            return f"Reducción: {whose}"
        case LineKind.TOTAL:
            return f"Sobre el total: {whose}"
        case _:
            assert_never(line.kind)


def _whose(line: CostLine, here: Here) -> str:
    known = line.source is not None and line.source in here.scene.state.objects
    return here.called(line.source) if known and line.source is not None else here.names.card(line.source_card)


def _amount(line: CostLine, here: Here) -> str:
    """The symbols as it says them, then what it adds that is not mana."""
    printed = line.symbols if line.kind in {LineKind.MANA_COST, LineKind.ALTERNATIVE} and line.symbols else line.amount
    parts = [mana(printed)] if printed else []
    parts += [costs.cost((part,), here.voice) for part in line.parts]
    return ", ".join(parts) or NOTHING


def total(cost: TotalCost, here: Here) -> str:
    """The whole: «{2}{G}», «{1}, pagar 1 vida, exiliar una carta azul de tu mano», «nada»."""
    return listed(_of_total(cost, here)) or "nada"


def _of_total(cost: TotalCost, here: Here) -> list[str]:
    said = [] if cost.mana is None or (not cost.mana.total and cost.parts) else [mana(cost.mana.symbols())]
    return said + [costs.cost((part,), here.voice) for part in cost.parts]


def mana_cost(cost: ManaCost) -> str:
    """An amount of mana as symbols."""
    return mana(cost.symbols())


def told(cost: TotalCost, here: Here, item: StackItem | None = None) -> str:
    """The sum in one sentence, for somebody who hears the page."""
    lines, said = sum_lines(cost, here, item), []
    if len(lines) == 1 and not lines[0].sign:
        return f"El coste total es el {lines[0].label[:1].lower()}{lines[0].label[1:]}: {total(cost, here)}."
    for line in lines:
        amount = f" {line.sign} {line.amount}".replace(" ≥ ", " al menos ") if line.sign else f" {line.amount}"
        said.append(f"{line.label},{amount}" + (f", queda en {line.makes}" if line.sign else ""))
    whole = total(cost, here)
    return f"{'; '.join(said)}. En total: {whole}." if said else f"En total: {whole}."
