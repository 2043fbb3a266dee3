"""One-shot effects in Spanish (610.1): «Destruye la criatura objetivo», «Roba dos cartas», «Crea una ficha …»."""

from engine.vocabulary.ability import Ability
from engine.vocabulary.amount import Amount, Number
from engine.vocabulary.instruction import AddMana, Create, Damage, Put, PutCounters, SacrificeIt, Search
from engine.vocabulary.modification import Be, BecomeCopy
from engine.vocabulary.quality import Filter
from engine.vocabulary.quality import Noun as Head
from engine.vocabulary.subject import It, Player, Subject
from lessons.narration import amounts, costs, descriptions, keywords, modifications, qualities, subjects
from lessons.narration.counters import counters
from lessons.narration.english import english
from lessons.narration.nouns import Gender, Noun, agree, cardinal, listed, of, to
from lessons.narration.phrases import Phrase
from lessons.narration.verbs import (
    ATTACH,
    CAN,
    CHOOSE,
    CREATE,
    DISCARD,
    DO,
    DRAW,
    GAIN,
    LOSE,
    PUT,
    RETURN,
    SACRIFICE,
    SEARCH,
    SHOW,
    SHUFFLE,
    SWAP,
    TAP,
    UNTAP,
    YOU,
    Mood,
    Nominal,
    Verb,
)
from lessons.narration.voice import Voice
from lessons.narration.words import HEADS

Said = tuple[str, Voice, Nominal | None]
_CARDS = HEADS[Head.CARD]


def act(verb: Verb, what: Subject, voice: Voice, mood: Mood) -> Said:
    """You do something to something: «destruye la criatura objetivo», «exíliala»."""
    thing = subjects.nominal(what, voice)
    if isinstance(what, It) and thing.implied:
        return verb.with_pronoun(thing, mood), voice, None
    return f"{verb.form(YOU, mood)} {_object(thing)}", voice.about(thing), None


def _object(thing: Nominal) -> str:
    return to(thing.text) if thing.person else thing.text


def _by(verb: Verb, who: Subject | None, rest: str, voice: Voice, mood: Mood) -> Said:
    """A player does something: you are told to, others are said to. «Tú» is named after somebody else (`voice.then`)."""
    if who is None or (isinstance(who, Player) and subjects.nominal(who, voice).second):
        return f"{verb.form(YOU, mood)} {rest}", voice, None
    doer = subjects.nominal(who, voice)
    return f"{doer.text} {verb.form(doer)} {rest}", voice, doer


def not_regenerated(what: Subject, voice: Voice) -> str:
    """«. No pueden ser regeneradas», of what is destroyed (701.19c)."""
    thing = subjects.nominal(what, voice)
    return f". No {CAN.form(thing)} ser {agree('regenerado', thing.gender, plural=thing.plural)}"


def choose(what: Subject | str, voice: Voice, mood: Mood) -> Said:
    """«elige un color», «elige una criatura que no sea legendaria»."""
    if isinstance(what, str):
        return f"{CHOOSE.form(YOU, mood)} {choice(what)}", voice, None
    return act(CHOOSE, what, voice, mood)


_CHOICES = {
    "a creature type": "un tipo de criatura",
    "a color": "un color",
    "a color word": "una palabra de color",
    "a basic land type": "un tipo de tierra básica",
    "a card type": "un tipo de carta",
    "an opponent": "un oponente",
    "a player": "un jugador",
}


def choice(what: str) -> str:
    """What is chosen; in English, marked, if we do not know it."""
    return _CHOICES.get(what, english(what))


def damage(node: Damage, voice: Voice, mood: Mood) -> Said:
    """«el Relámpago hace 3 puntos de daño a cualquier objetivo»."""
    source = subjects.nominal(node.source, voice)
    verb = DO.form(source, Mood.TO if mood is Mood.TO else Mood.SAYS)
    said = f"{verb} {amounts.damage(node.amount, voice)} {_to(node.to, voice)}"
    return (said if source.implied else f"{source.text} {said}"), voice, source


def _to(whom: Subject, voice: Voice) -> str:
    found = subjects.nominal(whom, voice)
    return "a ti" if found.second else to(found.text)


def draw(who: Subject | None, amount: Amount, voice: Voice, mood: Mood) -> Said:
    """«roba dos cartas», «el jugador objetivo roba una carta»."""
    return _by(DRAW, who, amounts.number_of(amount, _CARDS, voice), voice, mood)


def discard(who: Subject, amount: Amount, voice: Voice, mood: Mood, *, random: bool) -> Said:
    """«el jugador objetivo descarta dos cartas al azar»."""
    rest = amounts.number_of(amount, _CARDS, voice) + (" al azar" if random else "")
    return _by(DISCARD, who, rest, voice, mood)


def life(who: Subject, amount: Amount, voice: Voice, mood: Mood, *, lose: bool) -> Said:
    """«ganas 3 vidas», «el jugador objetivo pierde 1 vida y tú ganas 1 vida»."""
    verb = LOSE if lose else GAIN
    doer = subjects.nominal(who, voice)
    rest = amounts.life(amount, voice)
    if not doer.second:
        return f"{doer.text} {verb.form(doer)} {rest}", voice, doer
    said = f"{verb.form(YOU, Mood.TO if mood is Mood.TO else Mood.SAYS)} {rest}"
    return (f"tú {said}" if voice.then is not None and mood is not Mood.TO else said), voice, None


_PLACES = {
    "to its owner's hand": "a la mano de su propietario",
    "to their owner's hand": "a la mano de su propietario",
    "to their owners' hands": "a las manos de sus propietarios",
    "to your hand": "a tu mano",
    "into your hand": "en tu mano",
    "to the battlefield": "al campo de batalla",
    "to the battlefield tapped": "al campo de batalla {tapped}",
    "to the battlefield under your control": "al campo de batalla bajo tu control",
    "to the battlefield under its owner's control": "al campo de batalla bajo el control de su propietario",
    "onto the battlefield": "en el campo de batalla",
    "onto the battlefield tapped": "en el campo de batalla {tapped}",
    "into your graveyard": "en tu cementerio",
    "into its owner's library": "en la biblioteca de su propietario",
}
_PUTS = {"return": RETURN, "put": PUT, "shuffle": SHUFFLE}


def place(words: str, thing: Nominal) -> str:
    """Where something is put, agreeing with it: «en el campo de batalla girada»."""
    known = _PLACES.get(words)
    if known is None:
        return english(words)
    return known.replace("{tapped}", agree("girado", thing.gender, plural=thing.plural))


_FROM = {"from your graveyard": "de tu cementerio", "your graveyard": "de tu cementerio"}


def put(node: Put, voice: Voice, mood: Mood) -> Said:
    """«regresa esta carta a la mano de su propietario»."""
    verb = _PUTS.get(node.verb)
    if verb is None:
        return english(node.verb), voice, None
    words, after, doer = act(verb, node.what, voice, mood)
    origin = f" {_FROM.get(node.from_, english(node.from_))}" if node.from_ else ""
    return f"{words}{origin} {place(node.to, subjects.nominal(node.what, voice))}", after, doer


def put_counters(node: PutCounters, voice: Voice, mood: Mood) -> Said:
    """«pon dos contadores +1/+1 sobre esta criatura»."""
    kind = Noun(counters(node.kind, plural=False), counters(node.kind, plural=True), Gender.M)
    on = subjects.after_preposition(node.on, voice)
    words = f"{PUT.form(YOU, mood)} {amounts.number_of(node.amount, kind, voice)} sobre {on}"
    return words, voice.about(subjects.nominal(node.on, voice)), None


def tap(what: Subject, voice: Voice, mood: Mood, *, untap: bool) -> Said:
    """«gira la criatura objetivo», «enderézala»."""
    return act(UNTAP if untap else TAP, what, voice, mood)


_MANA = {
    "one mana of any color": "un maná de cualquier color",
    "two mana of any one color": "dos manás de un color cualquiera",
    "three mana of any one color": "tres manás de un color cualquiera",
    "one mana of the chosen color": "un maná del color elegido",
}


def mana(node: AddMana, voice: Voice) -> str:
    """«{G}», «{R} o {W}», «un maná de cualquier color», «{B} por cada Pantano que controlas»."""
    if node.alternatives:
        words = listed([costs.mana(symbols) for symbols in node.alternatives], "o")
    else:
        words = costs.mana(node.symbols) if node.symbols else _MANA.get(node.text, english(node.text))
    return words if node.each is None else f"{words} {amounts.each(node.each, voice)}"


def create(node: Create, voice: Voice, mood: Mood) -> Said:
    """«crea una ficha de criatura Soldado blanca 1/1»."""
    plural = node.amount != Number(1)
    match node.description:
        case Be() as be:
            phrase = descriptions.token(be, voice, plural=plural, tapped=node.tapped)
        case BecomeCopy(copied, exceptions):
            noun = Nominal("", Gender.F, plural)
            core = "que son copias" if plural else "que es una copia"
            words = f"{core} {of(subjects.after_preposition(copied, voice))}"
            words += modifications.excepting(exceptions, noun, voice)
            phrase = Phrase(f"{'fichas' if plural else 'ficha'} {words}", Gender.F, plural)
        case other:
            raise TypeError(f"no token: {other}")
    many = cardinal(node.amount.value, Gender.F) if isinstance(node.amount, Number) else amounts.amount(node.amount, voice)
    return f"{CREATE.form(YOU, mood)} {phrase.counted(many).text}", voice.about(phrase.the()), None


def emblem(abilities: tuple[Ability, ...], voice: Voice) -> str:
    """«obtienes un emblema con “…”» (114.1)."""
    return f"obtienes un emblema con {listed([keywords.quoted(a, voice) for a in abilities])}"


def sacrifice(node: SacrificeIt, voice: Voice, mood: Mood) -> Said:
    """«sacrifica esta criatura», «cada jugador sacrifica dos criaturas»."""
    if not isinstance(node.what, Filter):
        if node.who is None:
            return act(SACRIFICE, node.what, voice, mood)
        return _by(SACRIFICE, node.who, subjects.nominal(node.what, voice).text, voice, mood)
    amount = node.amount if node.amount is not None else Number(1)
    phrase = qualities.phrase(node.what, voice, plural=amount != Number(1))
    match amount:
        case Number(number):
            many = phrase.a().text if number == 1 else phrase.counted(cardinal(number, phrase.gender)).text
        case _:
            many = phrase.counted(amounts.amount(amount, voice)).text
    return _by(SACRIFICE, node.who, many, voice, mood)


def search(node: Search, voice: Voice, mood: Mood) -> str:
    """«busca en tu biblioteca una carta de Elfo, muéstrala, baraja y pon esa carta en la parte superior» (701.23)."""
    plural = node.amount not in {None, Number(1)}
    phrase = qualities.phrase(node.filter, voice, plural=plural)
    found = phrase.the()
    match node.amount:
        case None:
            many = phrase.a().text
        case Number(number):
            many = phrase.counted(cardinal(number, phrase.gender)).text
        case amount:
            many = phrase.counted(amounts.amount(amount, voice)).text
    many = f"hasta {many}" if node.up_to else many
    steps = [f"{SEARCH.form(YOU, mood)} en tu biblioteca {many}"]
    if node.reveal:
        steps.append(SHOW.with_pronoun(found, mood))
    shuffle = SHUFFLE.form(YOU, mood)
    if node.to == "on top":
        top = f"{PUT.form(YOU, mood)} {_found(node.word, found)} en la parte superior"
        return f"{', '.join(steps)}, {shuffle} y {top}"
    where = place(node.to, found)
    pronoun = node.word in {"it", "them"}
    put_it = PUT.with_pronoun(found, mood) if pronoun else f"{PUT.form(YOU, mood)} {_found(node.word, found)}"
    return f"{', '.join(steps)}, {put_it} {where} y luego {shuffle}"


def _found(word: str, found: Nominal) -> str:
    match word:
        case "that card" | "it":
            return "esa carta"
        case "those cards" | "them":
            return "esas cartas" if found.plural else "esa carta"
        case _:
            return english(word)


def exchange(first: Subject, second: Subject, voice: Voice, mood: Mood) -> Said:
    """«intercambia el control de … y …» (701.12)."""
    one = subjects.nominal(first, voice)
    other = subjects.nominal(second, voice)
    return f"{SWAP.form(YOU, mood)} el control {of(one.text)} y {other.text}", voice.about(other), None


def attach(what: Subject, to_what: Subject, voice: Voice, mood: Mood) -> Said:
    """«anexa este Equipo a la criatura objetivo»."""
    words, after, _ = act(ATTACH, what, voice, mood)
    host = subjects.nominal(to_what, voice)
    return f"{words} {to(host.text)}", after, None
