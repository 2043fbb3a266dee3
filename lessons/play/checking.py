"""Whether a line of play comes out as its file says it must: the facts held against the engine's steps."""

from collections.abc import Iterable, Iterator, Sequence

from engine import say
from engine.played import REFUSALS, Kind, Played, PlayStep
from engine.total_cost import MANA_LETTERS
from lessons.board.checking import object_failures
from lessons.play.asking import question
from lessons.play.facts import ASKED, NOBODY, NOTHING, STEPS, LineFacts
from lessons.play.lines import Line, PlayAsk
from lessons.play.notation import write

_STEP_WORDS = {step: word for word, step in STEPS.items()}
_ASKED_WORDS = {asked: word for word, asked in ASKED.items()}


def failures(line: Line, played: Played) -> tuple[str, ...]:
    """Every fact of a line that does not hold, in a line of Spanish each."""
    found = [*_refusals(line.facts, played), *_costs(line.facts, played), *_course(line.facts, played)]
    found += [*_position(line.facts, played), *_waiting(line.facts, played)]
    found += [failure for ask in line.asks for failure in _ask(ask, played)]
    return tuple(found)


def _differs(what: str, wanted: object, found: object) -> Iterator[str]:
    if wanted is not None and wanted != found:
        yield f"{what}: {_shown(found)}, no {_shown(wanted)}"


def _shown(value: object) -> str:
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(str, value))}]"
    return "nada" if value is None or value == "" else str(value)


def refusals(steps: Iterable[PlayStep]) -> tuple[PlayStep, ...]:
    """The steps at which a choice is refused."""
    return tuple(step for step in steps if step.kind in REFUSALS)


def _refusals(facts: LineFacts, played: Played) -> Iterator[str]:
    steps = refusals(played.steps)
    if len(steps) != len(facts.refused):
        yield f"rechazos: {_shown([_refusal(step) for step in steps])}, no {_shown(facts.refused)}"
        return
    for step, rule in zip(steps, facts.refused, strict=True):
        if rule != step.failed and rule not in {str(illegal.rule) for illegal in step.refused}:
            yield f"rechazo: {_refusal(step)}, no {rule}"
    if facts.reasons:
        found = tuple(illegal.reason for step in steps for illegal in step.refused[:1])
        yield from _differs("motivo", facts.reasons, found)


def _refusal(step: PlayStep) -> str:
    """A refusal in a few words: the letter that failed, the rules and the reasons."""
    why = ", ".join(f"{illegal.reason} ({illegal.rule or 'sin regla'})" for illegal in step.refused)
    return f"{step.failed} {why}".strip()


def _costs(facts: LineFacts, played: Played) -> Iterator[str]:
    if facts.cost is None and facts.beyond is None and facts.sum is None:
        return
    totals = [step.cost for step in played.steps if step.kind is Kind.TOTAL and step.cost is not None]
    if not totals:
        yield "coste: no se determina ninguno"
        return
    total = totals[-1]
    yield from _differs("coste", facts.cost, NOTHING if total.mana is None else _symbols(total.mana.symbols()))
    yield from _differs("fuera del maná", facts.beyond, tuple(say(part) for part in total.parts))
    yield from _differs("suma", facts.sum, tuple(_symbols(line.after.symbols()) for line in total.lines))


def _symbols(of: Sequence[str]) -> str:
    return "".join(f"{{{symbol}}}" for symbol in of)


def _course(facts: LineFacts, played: Played) -> Iterator[str]:
    """What happens on the way."""
    cited = [{str(rule) for rule in step.rules} for step in played.steps]
    place = 0
    for rule in facts.steps:
        while place < len(cited) and rule not in cited[place]:
            place += 1
        if place == len(cited):
            yield f"pasos: no hay un paso por {rule} donde debe"
            break
        place += 1
    for rule in facts.no_steps:
        for step, rules in zip(played.steps, cited, strict=True):
            if rule in rules:
                yield f"pasos: el paso {step.number} es por {rule}"
    triggered = tuple(item.source for step in played.steps for item in step.triggered)
    yield from _differs("disparos", facts.triggered, triggered)


def _position(facts: LineFacts, played: Played) -> Iterator[str]:
    game = played.game
    for player, life in facts.life.items():
        found = {p.id: p.life for p in game.state.players}.get(player)
        yield from _differs(f"vidas de {player}", life, found)
    for player, mana in facts.pools.items():
        found_mana = "".join(sorted(game.pools.get(player, ()), key=MANA_LETTERS.index))
        yield from _differs(f"reserva de {player}", mana, found_mana)
    yield from _differs("pila", facts.stack, tuple(item.id for item in game.stack))
    yield from _differs("prioridad", facts.priority, game.priority or NOBODY)
    if facts.turn_step is not None:
        yield from _differs("paso", _STEP_WORDS[facts.turn_step], _STEP_WORDS[game.step])
    yield from _differs("activo", facts.active, game.state.active)
    yield from _differs("pierde", facts.lost, tuple(game.lost))
    sheets = played.steps[-1].sheets if played.steps else {}
    for id_, said in facts.objects.items():
        yield from object_failures(id_, said, sheets, game.state)


def _waiting(facts: LineFacts, played: Played) -> Iterator[str]:
    """What the position waits for."""
    waits = played.waits
    if facts.asked is not None:
        yield from _differs("espera", _ASKED_WORDS[facts.asked], None if waits is None else _ASKED_WORDS[waits.asked])
    yield from _differs("decide", facts.decides, NOBODY if waits is None else waits.player)
    options = set() if waits is None else set(map(write, waits.options))
    if facts.options is not None:
        yield from _differs("opciones", sorted(map(write, facts.options)), sorted(options))
    yield from (f"«{said}» no se puede" for said in map(write, facts.can) if said not in options)
    yield from (f"«{said}» se puede" for said in map(write, facts.cannot) if said in options)


def _ask(ask: PlayAsk, played: Played) -> Iterator[str]:
    """A question must have an answer in what its choice leads to."""
    if question(played, ask) is None:
        yield f"pregunta «{ask.kind}» antes de la elección {ask.choice + 1}: no hay nada que preguntar"
