"""One-shot effects in Spanish (610.1): «Destruye la criatura objetivo», «Roba dos cartas», «Crea una ficha …»."""

from dataclasses import replace

from engine.vocabulary.ability import Ability
from engine.vocabulary.amount import Amount, Number, ThatNumber
from engine.vocabulary.deed import DamageParts
from engine.vocabulary.instruction import (
    AddMana,
    Choose,
    Create,
    Damage,
    DiscardCards,
    Draw,
    GainLife,
    Put,
    PutCounters,
    SacrificeIt,
    Search,
    TapIt,
)
from engine.vocabulary.modification import Be, BecomeCopy
from engine.vocabulary.quality import Filter
from engine.vocabulary.quality import Noun as Head
from engine.vocabulary.subject import It, Subject
from lessons.narration import amounts, costs, descriptions, keywords, modifications, subjects
from lessons.narration.closed import agreed, agreeing, phrase
from lessons.narration.closed.choices import CHOICES
from lessons.narration.closed.places import EXILE as EXILED
from lessons.narration.closed.places import PLACES
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
    EXILE,
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
_MORE_CARDS = Noun("carta adicional", "cartas adicionales", Gender.F)


def act(verb: Verb, what: Subject, voice: Voice, mood: Mood, who: Subject | None = None) -> Said:
    """Somebody does something to something: «destruye la criatura objetivo», «exíliala», «cada jugador exilia su mano»."""
    thing = subjects.nominal(what, voice)
    if isinstance(what, It) and thing.implied:
        name, form, doer = doing(who, voice, mood)
        if doer is not None:
            pronoun = verb.with_pronoun(thing, Mood.SAYS).split()[0]
            return f"{name}{pronoun} {verb.form(doer, form)}", voice, doer
        return name + verb.with_pronoun(thing, form), voice, None
    said, _, doer = by(verb, who, _object(thing), voice, mood)
    return said, voice.about(thing), doer


def _object(thing: Nominal) -> str:
    return to(thing.text) if thing.person else thing.text


def doing(who: Subject | None, voice: Voice, mood: Mood) -> tuple[str, Mood, Nominal | None]:
    """Who does it: what to say before the verb, the verb's mood, and the doer if it is not you.

    Where nobody is named, you are told to (the mood asked for); where you are, you do; «tú» is said after somebody else.
    """
    if who is None:
        if voice.shares is not None and mood is not Mood.TO:
            return "", Mood.IF if mood is Mood.IF else Mood.SAYS, voice.shares
        return "", mood, None
    doer = subjects.nominal(who, voice)
    if doer.second:
        told = mood if mood in {Mood.TO, Mood.IF} else Mood.SAYS
        return ("tú " if voice.then is not None and told is not Mood.TO else ""), told, None
    return ("" if doer.implied else f"{doer.text} "), Mood.IF if mood is Mood.IF else Mood.SAYS, doer


def by(verb: Verb, who: Subject | None, rest: str, voice: Voice, mood: Mood) -> Said:
    """Somebody does something: «roba dos cartas», «robas dos cartas», «cada jugador roba dos cartas»."""
    name, form, doer = doing(who, voice, mood)
    said = f"{name}{verb.form(doer or YOU, form)} {rest}".rstrip()
    return said, voice if doer is None else voice.about(doer), doer


def not_regenerated(what: Subject, voice: Voice) -> str:
    """«. No pueden ser regeneradas», of what is destroyed (701.19c)."""
    thing = subjects.nominal(what, voice)
    return f". No {CAN.form(thing)} ser {agree('regenerado', thing.gender, plural=thing.plural)}"


def exiled(until: str, what: Subject, voice: Voice) -> str:
    """How long it is exiled, or how: «hasta que esta criatura deje el campo de batalla», «boca abajo»."""
    thing = subjects.nominal(what, voice)
    return agreeing(EXILED, until, thing.gender, plural=thing.plural) if until else ""


def choose(node: Choose, voice: Voice, mood: Mood) -> Said:
    """«elige un color», «elige una criatura que no sea legendaria»."""
    if isinstance(node.what, str):
        return by(CHOOSE, node.who, choice(node.what), voice, mood)
    return act(CHOOSE, node.what, voice, mood, node.who)


def choice(what: str) -> str:
    """What is chosen; in English, marked, if we do not know it."""
    return phrase(CHOICES, what)


_DIVIDED = {
    "divided as you choose": "divididos como elijas entre",
    "divided evenly, rounded down,": "divididos en partes iguales, redondeando hacia abajo, entre",
}


def damage(node: Damage, voice: Voice, mood: Mood) -> Said:
    """«el Relámpago hace 3 puntos de daño a cualquier objetivo»."""
    source = subjects.nominal(node.source, voice)
    verb = DO.form(source, mood if mood in {Mood.TO, Mood.IF} else Mood.SAYS)
    target = _to(node.to, voice)
    if node.divided:
        target = f"{phrase(_DIVIDED, node.divided)} {subjects.after_preposition(node.to, voice)}"
    nobody = isinstance(node.to, It) and not node.to.word  # "deals 5 damage instead"
    said = f"{verb} {amounts.damage(node.amount, voice)} {'' if nobody else target}".rstrip()
    return (said if source.implied else f"{source.text} {said}"), voice.about(subjects.nominal(node.to, voice)), source


def damage_parts(node: DamageParts, voice: Voice, mood: Mood) -> Said:
    """«hace 2 puntos de daño a la criatura objetivo y 1 punto de daño a ti»."""
    source = subjects.nominal(node.source, voice)
    about, said = voice, []
    for amount, to_ in node.parts:
        said.append(f"{amounts.damage(amount, about)} {_to(to_, about)}")
        about = about.about(subjects.nominal(to_, about))
    words = f"{DO.form(source, mood if mood in {Mood.TO, Mood.IF} else Mood.SAYS)} {listed(said)}"
    return (words if source.implied else f"{source.text} {words}"), about, source


def _to(whom: Subject, voice: Voice) -> str:
    found = subjects.nominal(whom, voice)
    return "a ti" if found.second else to(found.text)


def draw(node: Draw, voice: Voice, mood: Mood) -> Said:
    """«roba dos cartas», «el jugador objetivo roba una carta», «roba una carta adicional»."""
    cards = _MORE_CARDS if node.additional else _CARDS
    return by(DRAW, node.who, amounts.number_of(node.amount, cards, voice), voice, mood)


def discard(node: DiscardCards, voice: Voice, mood: Mood) -> Said:
    """«el jugador objetivo descarta dos cartas al azar», «descarta su mano»."""
    if node.what is not None:
        return act(DISCARD, node.what, voice, mood, node.who)
    rest = amounts.number_of(node.amount, _CARDS, voice) + (" al azar" if node.random else "")
    return by(DISCARD, node.who, rest, voice, mood)


def life(node: GainLife, voice: Voice, mood: Mood) -> Said:
    """«ganas 3 vidas», «el jugador objetivo pierde 1 vida y tú ganas 1 vida»: you are not told to gain life, you gain it."""
    verb = LOSE if node.lose else GAIN
    told = mood if node.who is not None or voice.shares is not None or mood is not Mood.DO else Mood.SAYS
    each = "" if node.each is None else f" {amounts.each(node.each, voice)}"
    said, after, doer = by(verb, node.who, amounts.life(node.amount, voice) + each, voice, told)
    return said, after if node.who is None else voice, doer


def placed(node: Put, voice: Voice) -> str:
    """What goes on from another: «… y el resto en tu cementerio»."""
    thing = subjects.nominal(node.what, voice)
    return f"{thing.text} {place(node.to, thing)}"


_PUTS = {"return": RETURN, "put": PUT, "shuffle": SHUFFLE}


def place(words: str, thing: Nominal) -> str:
    """Where something is put, agreeing with it: «en el campo de batalla girada». Several phrases may stand one after the other."""
    whole = PLACES.get(words)
    if whole is not None:
        return agreed(whole, thing.gender, plural=thing.plural)
    for cut in range(len(words) - 1, 0, -1):
        if words[cut] == " " and words[:cut] in PLACES:
            return f"{place(words[:cut], thing)} {place(words[cut + 1 :], thing)}"
    return english(words)


def put(node: Put, voice: Voice, mood: Mood) -> Said:
    """«regresa esta carta a la mano de su propietario», «pon el resto en el fondo de tu biblioteca»."""
    if not node.verb:
        return placed(node, voice), voice, None
    verb = _PUTS.get(node.verb)
    if verb is None:
        return english(node.verb), voice, None
    words, after, doer = act(verb, node.what, voice, mood, node.who)
    thing = subjects.nominal(node.what, voice)
    origin = f" {place(node.from_, thing)}" if node.from_ else ""
    return f"{words}{origin} {place(node.to, thing)}", after, doer


def countered(to: str) -> str:
    """«. Si ese hechizo es contrarrestado de esta manera, ponlo en la mano de su propietario en vez de en el cementerio …»."""
    if not to:
        return ""
    if to == "exile":
        return f"{_IF_COUNTERED} exílialo en vez de ponerlo en el cementerio de su propietario"
    return f"{_IF_COUNTERED} ponlo {place(to, Nominal('el hechizo'))} en vez de en el cementerio de ese jugador"


_IF_COUNTERED = ". Si ese hechizo es contrarrestado de esta manera,"


def put_counters(node: PutCounters, voice: Voice, mood: Mood) -> Said:
    """«pon dos contadores +1/+1 sobre esta criatura»."""
    kind = Noun(counters(node.kind, plural=False), counters(node.kind, plural=True), Gender.M)
    thing = subjects.nominal(node.on, voice)
    rest = f"{amounts.number_of(node.amount, kind, voice)} sobre {subjects.after_preposition(node.on, voice)}"
    rest += "" if node.each is None else f" {amounts.each(node.each, voice)}"
    words, _, doer = by(PUT, node.who, rest, voice, mood)
    return words, voice.about(thing), doer


def tap(node: TapIt, voice: Voice, mood: Mood) -> Said:
    """«gira la criatura objetivo», «enderézala»."""
    return act(UNTAP if node.untap else TAP, node.what, voice, mood, node.who)


_MANA = {
    "one mana of any color": "un maná de cualquier color",
    "two mana of any one color": "dos manás de un color cualquiera",
    "three mana of any one color": "tres manás de un color cualquiera",
    "one mana of the chosen color": "un maná del color elegido",
    "two mana of the chosen color": "dos manás del color elegido",
    "two mana in any combination of colors": "dos manás de cualquier combinación de colores",
    "x mana of any one color": "X manás de un color cualquiera",
    "x mana in any combination of colors": "X manás de cualquier combinación de colores",
    "three mana in any combination of colors": "tres manás de cualquier combinación de colores",
    "one mana of any type that land produced": "un maná de cualquier tipo que esa tierra haya producido",
}


def mana(node: AddMana, voice: Voice) -> str:
    """«{G}», «{R} o {W}», «un maná de cualquier color», «{B} por cada Pantano que controlas»."""
    if node.alternatives:
        words = listed([costs.mana(symbols) for symbols in node.alternatives], "o")
    else:
        words = costs.mana(node.symbols) if node.symbols else phrase(_MANA, node.text)
    if node.equal and node.each is not None:
        return f"una cantidad de {words} igual {to(amounts.amount(node.each, voice))}"
    return words if node.each is None else f"{words} {amounts.each(node.each, voice)}"


def create(node: Create, voice: Voice, mood: Mood) -> Said:
    """«crea una ficha de criatura Soldado blanca 1/1»."""
    plural = node.amount != Number(1)
    phrase_ = _token(node, voice, plural=plural)
    if node.attacking:
        phrase_ = replace(phrase_, tail=f"{phrase_.tail} {'giradas' if plural else 'girada'} y atacando".strip())
    match node.amount:
        case Number(number):
            many = cardinal(number, Gender.F)
        case amount if amounts.is_plain(amount):
            many = amounts.amount(amount, voice)
        case ThatNumber():
            many = "esa misma cantidad de"
        case _:
            many = "una cantidad de"
    rest = phrase_.counted(many).text
    if many == "una cantidad de":
        rest += f" igual {to(amounts.amount(node.amount, voice))}"
    rest += "" if node.each is None else f" {amounts.each(node.each, voice)}"
    rest += "" if node.where is None else f", donde X es {amounts.amount(node.where, voice)}"
    words, _, doer = by(CREATE, node.who, rest, voice, mood)
    return words, voice.about(phrase_.the()), doer


def _token(node: Create, voice: Voice, *, plural: bool) -> Phrase:
    match node.description:
        case Be() as be:
            return descriptions.token(be, voice, plural=plural, tapped=node.tapped)
        case BecomeCopy(copied, exceptions):
            words = f"que {'son copias' if plural else 'es una copia'} {of(subjects.after_preposition(copied, voice))}"
            words += modifications.excepting(exceptions, Nominal("", Gender.F, plural), voice)
            tapped = ("giradas " if plural else "girada ") if node.tapped else ""
            return Phrase(f"{'fichas' if plural else 'ficha'} {tapped}{words}", Gender.F, plural)
        case other:
            raise TypeError(f"no token: {other}")


def emblem(abilities: tuple[Ability, ...], voice: Voice) -> str:
    """«obtienes un emblema con “…”» (114.1)."""
    return f"obtienes un emblema con {listed([keywords.quoted(a, voice) for a in abilities])}"


def sacrifice(node: SacrificeIt, voice: Voice, mood: Mood) -> Said:
    """«sacrifica esta criatura», «cada jugador sacrifica dos criaturas»."""
    if not isinstance(node.what, Filter):
        return act(SACRIFICE, node.what, voice, mood, node.who)
    how = f" {subjects.how(node.how)}" if node.how else ""
    return by(SACRIFICE, node.who, _some(node.what, node.amount, voice).text + how, voice, mood)


def _some(what: Filter, amount: Amount | None, voice: Voice) -> Nominal:
    many, found = subjects.how_many(amount, what, voice)
    return found.a() if amount in {None, Number(1)} else found.counted(many)


def search(node: Search, voice: Voice, mood: Mood) -> Said:
    """«busca en tu biblioteca una carta de Elfo, muéstrala, baraja y pon esa carta en la parte superior» (701.23)."""
    many = _some(node.filter, node.amount, voice)
    found = Nominal("", many.gender, many.plural)
    name, form, doer = doing(node.who, voice, mood)
    library = subjects.library_of(node.whose, voice, _SEARCHED.get(node.zone, english(node.zone)))

    def does(verb: Verb, rest: str) -> str:
        return f"{verb.form(doer or YOU, form)} {rest}".rstrip()

    def with_it(verb: Verb) -> str:
        if node.word not in {"it", "them"}:
            return does(verb, _found(node.word, found))
        pronoun = verb.with_pronoun(found, form)
        return pronoun if doer is None else f"{pronoun.split()[0]} {verb.form(doer, form)}"

    steps = [f"{name}{does(SEARCH, f'en {library} ' + ('hasta ' if node.up_to else '') + many.text)}"]
    if node.reveal:
        shown = SHOW.with_pronoun(found, form)
        steps.append(shown if doer is None else f"{shown.split()[0]} {SHOW.form(doer, form)}")
    shuffle = does(SHUFFLE, "")
    if node.to == "on top":
        last = f"{shuffle} y {does(PUT, _found(node.word, found))} en la parte superior"
        return f"{', '.join(steps)}, {last}", voice, doer
    put_it = with_it(EXILE) if not node.to else f"{with_it(PUT)} {place(node.to, found)}"
    after = f" y luego {shuffle}" if node.shuffle else ""
    return f"{', '.join(steps)}, {put_it}{after}", voice.about(Nominal("esa carta", Gender.F)), doer


_SEARCHED = {
    "library": "biblioteca",
    "library and/or graveyard": "biblioteca y/o cementerio",
    "library and graveyard": "biblioteca y cementerio",
    "graveyard, hand, and library": "cementerio, mano y biblioteca",
    "hand and/or library": "mano y/o biblioteca",
    "graveyard and/or library": "cementerio y/o biblioteca",
}


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
    rest = f"el control {of(one.text)} y {other.text}"
    return by(SWAP, None, rest, voice, mood)[0], voice.about(other), None


def attach(what: Subject, to_what: Subject, voice: Voice, mood: Mood) -> Said:
    """«anexa este Equipo a la criatura objetivo»."""
    words, after, _ = act(ATTACH, what, voice, mood)
    host = subjects.nominal(to_what, voice)
    return f"{words} {to(host.text)}", after, None
