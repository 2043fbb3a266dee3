"""Questions about texts of cards and about the layers themselves, and those whose answer the file says."""

from lessons.board.exercise import Item
from lessons.board.exercise import Question as Asks
from lessons.catalog.exercises import NONE, key_of, label_of
from lessons.catalog.load import traces_of
from lessons.catalog.names import slug_of
from lessons.catalog.prose.parser import QUOTE
from lessons.catalog.quotes import BadQuote, quote
from lessons.narration import SPANISH, Names
from lessons.narration.questions import NO_IT_IS_NOT, NONE_OF_THEM, YES_IT_IS, layer_groups, sublayers
from lessons.study.file import Said, What
from lessons.study.making.asking import CannotAsk, Made, Making, out_of_order, shuffled
from lessons.study.question import Chosen, Kind, Option, Ordered, Placed


def texts_in_layers(making: Making) -> Made:
    """Each text in the layers where the engine says that it acts."""
    items = making.written.items
    options = tuple(Option(_key(item), label_of(item, making.names), item.note or "") for item in items)
    return Made(options, Placed(tuple(key_of(item, Asks.LAYER) for item in items)))


def continuous(making: Making) -> Made:
    """The texts that have a continuous effect, in the layers or after them (611.1)."""
    found = {item: key_of(item, Asks.EFFECT) != {NONE} for item in making.written.items}
    whys = {item: item.note or (YES_IT_IS if is_ else NO_IT_IS_NOT) for item, is_ in found.items()}
    options = [Option(_key(item), label_of(item, making.names), whys[item]) for item in found]
    right = frozenset(_key(item) for item, is_ in found.items() if is_) or frozenset({NONE})
    return Made(shuffled(making.written.id, (*options, Option(NONE, NONE_OF_THEM, alone=True))), Chosen(right))


def _key(item: Item) -> str:
    """Whose text it is, and which of its paragraphs."""
    if item.card is None:
        return f"contador-{slug_of((item.counter or '').replace('+', 'mas').replace('-', 'menos').replace('/', ' '))}"
    return slug_of(f"{item.card.name} {item.text[:24]}")


def layers_in_order(making: Making) -> Made:
    """The layers, or the sublayers of 7, from the first to the last (613.1, 613.4)."""
    named = layer_groups() if making.written.what is What.LAYERS else sublayers()
    right = Ordered(tuple(key for key, _ in named))
    return Made(out_of_order(making.written.id, (Option(key, label) for key, label in named), right), right)


def said_by_the_file(making: Making) -> Made:
    """Options that the file has, with those that it says are right; to be put in order, they stand in the right one there."""
    written = making.written
    options = [_option(said, making) for said in written.options]
    if written.kind is Kind.ORDER:
        order = Ordered(tuple(option.key for option in options))
        return Made(out_of_order(written.id, options, order), order)
    right = frozenset(option.key for option, said in zip(options, written.options, strict=True) if said.right)
    if not right:
        raise CannotAsk("ninguna opción es la correcta")
    if written.kind is Kind.ONE and len(right) > 1:
        raise CannotAsk("hay más de una opción correcta; si es así, la pregunta es de «varias»")
    return Made(shuffled(written.id, options), Chosen(right))


def _option(said: Said, making: Making) -> Option:
    """What an option says, with what it quotes of a board as the board has it; its key is the same in both languages."""
    return Option(
        slug_of(_quoted(said.text, making, SPANISH)), making.names.said(_quoted(said.text, making, making.names)), said.why
    )


def _quoted(text: str, making: Making, names: Names) -> str:
    try:
        return QUOTE.sub(lambda found: quote(found[1], traces_of(making.lesson), names), text)
    except BadQuote as fault:
        raise CannotAsk(str(fault)) from fault
