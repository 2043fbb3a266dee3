"""The verbs of card text, in the forms that it needs."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from lessons.narration.nouns import Gender


class Mood(StrEnum):
    """Which form a sentence asks for: «muere», «mientras controles», «puedes sacrificar», «sacrifica», «si era»."""

    SAYS = "indicative"
    IF = "subjunctive"
    TO = "infinitive"
    DO = "imperative"
    WAS = "imperfect"


@dataclass(frozen=True, slots=True)
class Nominal:
    """What can be a subject or an object: its text with its article, and what agrees with it.

    `second`: it is «tú». `implied`: the verb alone says it («Sigue siendo una tierra»). `person`: takes «a» as an object.
    """

    text: str
    gender: Gender = Gender.M
    plural: bool = False
    second: bool = False
    implied: bool = False
    person: bool = False


YOU = Nominal("tú", second=True, implied=True, person=True)


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb: third person singular and plural and second person, in indicative and subjunctive; infinitive; imperative, alone
    and as it stands before a pronoun (destrúye-la); imperfect, where card text needs it."""

    says: tuple[str, str, str]
    subjunctive: tuple[str, str, str]
    infinitive: str
    imperative: str = ""
    stem: str = ""
    was: tuple[str, str, str] = ("", "", "")

    def form(self, subject: Nominal, mood: Mood = Mood.SAYS) -> str:
        """The form that agrees with the subject."""
        match mood:
            case Mood.TO:
                return self.infinitive
            case Mood.DO:
                return self.imperative
            case Mood.SAYS | Mood.IF | Mood.WAS:
                forms = {Mood.SAYS: self.says, Mood.IF: self.subjunctive, Mood.WAS: self.was}[mood]
                return forms[2] if subject.second else forms[1] if subject.plural else forms[0]

    def with_pronoun(self, it: Nominal, mood: Mood) -> str:
        """The verb and what it acts on as a pronoun: «destrúyela», «sacrificarla», «la destruye»."""
        pronoun = ("la" if it.gender is Gender.F else "lo") + ("s" if it.plural else "")
        match mood:
            case Mood.TO:
                return self.infinitive + pronoun
            case Mood.DO:
                return (self.stem or self.imperative) + pronoun
            case Mood.SAYS | Mood.IF | Mood.WAS:
                return f"{pronoun} {self.form(YOU, mood)}"


def ar(stem: str, strong: str = "", accent: str = "", soft: str = "") -> Verb:
    """A regular verb in -ar. `strong`: the stem where it is stressed; `accent`: the imperative stem that a pronoun needs;
    `soft`: the stressed stem before e."""
    strong = strong or stem
    soft = soft or strong
    return Verb(
        (f"{strong}a", f"{strong}an", f"{strong}as"),
        (f"{soft}e", f"{soft}en", f"{soft}es"),
        f"{stem}ar",
        f"{strong}a",
        f"{accent}a" if accent else "",
    )


def er(stem: str, ending: str = "er", strong: str = "", yo: str = "", accent: str = "") -> Verb:
    """A regular verb in -er or -ir. `strong`, `accent`: as of `ar`; `yo`: the stem of the subjunctive."""
    strong = strong or stem
    yo = yo or strong
    return Verb(
        (f"{strong}e", f"{strong}en", f"{strong}es"),
        (f"{yo}a", f"{yo}an", f"{yo}as"),
        stem + ending,
        f"{strong}e",
        f"{accent}e" if accent else "",
    )


def itself(verb: Verb) -> Verb:
    """The reflexive of a verb: «se convierte», «te conviertes», «convertirse», «conviértete»."""

    def reflexive(forms: tuple[str, str, str]) -> tuple[str, str, str]:
        return f"se {forms[0]}", f"se {forms[1]}", f"te {forms[2]}"

    told = f"{verb.stem or verb.imperative}te"
    return Verb(reflexive(verb.says), reflexive(verb.subjunctive), f"{verb.infinitive}se", told)


def with_rest(verb: Verb, rest: str) -> Verb:
    """A verb and the words that always follow it: «incita a», «lucha contra». It takes no pronoun."""
    return _each(verb, lambda form: f"{form} {rest}")


def either(one: Verb, other: Verb) -> Verb:
    """One verb or the other: «gira o endereza», «gire o enderece»."""
    second = iter((*other.says, *other.subjunctive, other.infinitive, other.imperative))
    return _each(one, lambda form: f"{form} o {next(second)}")


def _each(verb: Verb, change: Callable[[str], str]) -> Verb:
    """A verb, each form changed, in the order: third person singular and plural, second person; infinitive; imperative."""

    def forms(of: tuple[str, str, str]) -> tuple[str, str, str]:
        return change(of[0]), change(of[1]), change(of[2])

    return Verb(forms(verb.says), forms(verb.subjunctive), change(verb.infinitive), change(verb.imperative))


BE = Verb(("es", "son", "eres"), ("sea", "sean", "seas"), "ser", "sé", was=("era", "eran", "eras"))
STAND = Verb(("está", "están", "estás"), ("esté", "estén", "estés"), "estar", was=("estaba", "estaban", "estabas"))
HAVE = Verb(("tiene", "tienen", "tienes"), ("tenga", "tengan", "tengas"), "tener", "ten", was=("tenía", "tenían", "tenías"))
GET = Verb(("obtiene", "obtienen", "obtienes"), ("obtenga", "obtengan", "obtengas"), "obtener", "obtén")
CAN = Verb(("puede", "pueden", "puedes"), ("pueda", "puedan", "puedas"), "poder")
DO = Verb(("hace", "hacen", "haces"), ("haga", "hagan", "hagas"), "hacer", "haz")
PUT = Verb(("pone", "ponen", "pones"), ("ponga", "pongan", "pongas"), "poner", "pon", "pon")
LEAVE = Verb(("sale", "salen", "sales"), ("salga", "salgan", "salgas"), "salir", "sal")
GO = Verb(("va", "van", "vas"), ("vaya", "vayan", "vayas"), "ir", "ve")
DIE = Verb(("muere", "mueren", "mueres"), ("muera", "mueran", "mueras"), "morir", "muere")
FOLLOW = Verb(("sigue", "siguen", "sigues"), ("siga", "sigan", "sigas"), "seguir", "sigue")
LOSE = er("perd", strong="pierd")
CONVERT = er("convert", "ir", strong="conviert", accent="conviért")
TURN_INTO = itself(CONVERT)
MOVE_UP = itself(PUT)
GAIN = ar("gan")
ENTER = ar("entr")
EXPLOIT = ar("aprovech")
ENROLL = ar("enrol")
ROLL = ar("tir")
SCRY = ar("adivin")
SURVEIL = ar("escrut")
SCRY_OR_SURVEIL = either(SCRY, SURVEIL)
EXERT = with_rest(ar("espole"), "a")
REACH = Verb(("alcanza", "alcanzan", "alcanzas"), ("alcance", "alcancen", "alcances"), "alcanzar", "alcanza")
ESCAPE = ar("escap")
DOUBLE = ar("duplic", accent="duplíc", soft="dupliqu")
CONTROL = ar("control")
ATTACK = ar("atac", soft="ataqu")
BLOCK = ar("bloque")
QUIT = ar("dej")
TAP = ar("gir", accent="gír")
UNTAP = ar("enderez", accent="enderéz", soft="enderec")
TAPS = itself(TAP)
TRANSFORM = ar("transform", accent="transfórm")
TRANSFORMS = itself(TRANSFORM)
UNTAPS = itself(UNTAP)
CAST = ar("lanz", soft="lanc", accent="lánz")
SACRIFICE = ar("sacrific", accent="sacrifíc", soft="sacrifiqu")
DISCARD = ar("descart", accent="descárt")
DRAW = ar("rob", accent="rób")
CREATE = ar("cre", accent="cré")
DESTROY = Verb(("destruye", "destruyen", "destruyes"), ("destruya", "destruyan", "destruyas"), "destruir", "destruye", "destrúye")
EXILE = ar("exili", accent="exíli")
RETURN = ar("regres", accent="regrés")
COUNTER = ar("contrarrest", accent="contrarrést")
ATTACH = ar("anex", accent="anéx", soft="anex")
ADD = ar("agreg", accent="agrég", soft="agregu")
CHANGE = ar("cambi", accent="cámbi")
SWAP = ar("intercambi", accent="intercámbi")
PAY = ar("pag", accent="pág", soft="pagu")
ASSIGN = ar("asign", accent="asígn")
CHOOSE = Verb(("elige", "eligen", "eliges"), ("elija", "elijan", "elijas"), "elegir", "elige", "elíge")
SEARCH = ar("busc", accent="búsc", soft="busqu")
SHOW = ar("mostr", strong="muestr", accent="muéstr")
SHUFFLE = ar("baraj", accent="baráj")
SPEND = ar("us", accent="ús")
MILL = Verb(("muele", "muelen", "mueles"), ("muela", "muelan", "muelas"), "moler", "muele", "muéle")
LOOK = ar("mir", accent="mír")
ACTIVATE = ar("activ")
OPEN = Verb(("abre", "abren", "abres"), ("abra", "abran", "abras"), "abrir", "abre")
DO_IT = Verb(("lo hace", "lo hacen", "lo haces"), ("lo haga", "lo hagan", "lo hagas"), "hacerlo", "hazlo")
COMMIT = Verb(("comete", "cometen", "cometes"), ("cometa", "cometan", "cometas"), "cometer", "comete")
HAVE_NOT = Verb(("no controla", "no controlan", "no controlas"), ("no controle", "no controlen", "no controles"), "no controlar")
COPY = ar("copi", accent="cópi")
CAST_OR_COPY = either(CAST, COPY)
REMOVE = Verb(("remueve", "remueven", "remueves"), ("remueva", "remuevan", "remuevas"), "remover", "remueve", "remuéve")
PREVENT = Verb(("previene", "previenen", "previenes"), ("prevenga", "prevengan", "prevengas"), "prevenir", "prevén")
PLAY = ar("jug", strong="jueg", accent="juég", soft="juegu")
RECEIVE = Verb(("recibe", "reciben", "recibes"), ("reciba", "reciban", "recibas"), "recibir", "recibe")
