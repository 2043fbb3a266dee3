"""The verbs of card text, in the forms that it needs."""

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


def _ar(stem: str, strong: str = "", accent: str = "", soft: str = "") -> Verb:
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


def _er(stem: str, ending: str = "er", strong: str = "", yo: str = "") -> Verb:
    strong = strong or stem
    yo = yo or strong
    return Verb((f"{strong}e", f"{strong}en", f"{strong}es"), (f"{yo}a", f"{yo}an", f"{yo}as"), stem + ending, f"{strong}e")


def itself(verb: Verb) -> Verb:
    """The reflexive of a verb: «se convierte», «te conviertes», «convertirse»."""
    one, many, you = verb.says
    if_one, if_many, if_you = verb.subjunctive
    return Verb(
        (f"se {one}", f"se {many}", f"te {you}"),
        (f"se {if_one}", f"se {if_many}", f"te {if_you}"),
        f"{verb.infinitive}se",
    )


BE = Verb(("es", "son", "eres"), ("sea", "sean", "seas"), "ser", "sé", was=("era", "eran", "eras"))
STAND = Verb(("está", "están", "estás"), ("esté", "estén", "estés"), "estar", was=("estaba", "estaban", "estabas"))
HAVE = Verb(("tiene", "tienen", "tienes"), ("tenga", "tengan", "tengas"), "tener", "ten", was=("tenía", "tenían", "tenías"))
GET = Verb(("obtiene", "obtienen", "obtienes"), ("obtenga", "obtengan", "obtengas"), "obtener", "obtén")
CAN = Verb(("puede", "pueden", "puedes"), ("pueda", "puedan", "puedas"), "poder")
DO = Verb(("hace", "hacen", "haces"), ("haga", "hagan", "hagas"), "hacer", "haz")
PUT = Verb(("pone", "ponen", "pones"), ("ponga", "pongan", "pongas"), "poner", "pon", "pon")
GO = Verb(("va", "van", "vas"), ("vaya", "vayan", "vayas"), "ir", "ve")
DIE = Verb(("muere", "mueren", "mueres"), ("muera", "mueran", "mueras"), "morir", "muere")
FOLLOW = Verb(("sigue", "siguen", "sigues"), ("siga", "sigan", "sigas"), "seguir", "sigue")
LOSE = _er("perd", strong="pierd")
TURN_INTO = itself(Verb(("convierte", "convierten", "conviertes"), ("convierta", "conviertan", "conviertas"), "convertir"))
MOVE_UP = itself(PUT)
GAIN = _ar("gan")
ENTER = _ar("entr")
EXPLOIT = _ar("aprovech")
ENROLL = _ar("enrol")
ROLL = _ar("tir")
SCRY = _ar("adivin")
SURVEIL = _ar("escrut")
SCRY_OR_SURVEIL = Verb(
    ("adivina o escruta", "adivinan o escrutan", "adivinas o escrutas"),
    ("adivine o escrute", "adivinen o escruten", "adivines o escrutes"),
    "adivinar o escrutar",
)
EXERT = Verb(("espolea a", "espolean a", "espoleas a"), ("espolee a", "espoleen a", "espolees a"), "espolear a", "espolea a")
REACH = Verb(("alcanza", "alcanzan", "alcanzas"), ("alcance", "alcancen", "alcances"), "alcanzar", "alcanza")
ESCAPE = _ar("escap")
DOUBLE = _ar("duplic", accent="duplíc", soft="dupliqu")
CONTROL = _ar("control")
ATTACK = _ar("atac", soft="ataqu")
BLOCK = _ar("bloque")
QUIT = _ar("dej")
TAP = _ar("gir", accent="gír")
UNTAP = _ar("enderez", accent="enderéz", soft="enderec")
TAPS = itself(TAP)
TRANSFORMS = itself(_ar("transform"))
UNTAPS = itself(UNTAP)
CAST = _ar("lanz", soft="lanc", accent="lánz")
SACRIFICE = _ar("sacrific", accent="sacrifíc", soft="sacrifiqu")
DISCARD = _ar("descart", accent="descárt")
DRAW = _ar("rob", accent="rób")
CREATE = _ar("cre", accent="cré")
DESTROY = Verb(("destruye", "destruyen", "destruyes"), ("destruya", "destruyan", "destruyas"), "destruir", "destruye", "destrúye")
EXILE = _ar("exili", accent="exíli")
RETURN = _ar("regres", accent="regrés")
COUNTER = _ar("contrarrest", accent="contrarrést")
ATTACH = _ar("anex", accent="anéx", soft="anex")
ADD = _ar("agreg", accent="agrég", soft="agregu")
CHANGE = _ar("cambi", accent="cámbi")
SWAP = _ar("intercambi", accent="intercámbi")
PAY = _ar("pag", accent="pág", soft="pagu")
ASSIGN = _ar("asign", accent="asígn")
CHOOSE = Verb(("elige", "eligen", "eliges"), ("elija", "elijan", "elijas"), "elegir", "elige", "elíge")
SEARCH = _ar("busc", accent="búsc", soft="busqu")
SHOW = _ar("mostr", strong="muestr", accent="muéstr")
SHUFFLE = _ar("baraj", accent="baráj")
SPEND = _ar("us", accent="ús")
MILL = Verb(("muele", "muelen", "mueles"), ("muela", "muelan", "muelas"), "moler", "muele", "muéle")
LOOK = _ar("mir", accent="mír")
ACTIVATE = _ar("activ")
OPEN = Verb(("abre", "abren", "abres"), ("abra", "abran", "abras"), "abrir", "abre")
CAST_OR_COPY = Verb(
    ("lanza o copia", "lanzan o copian", "lanzas o copias"),
    ("lance o copie", "lancen o copien", "lances o copies"),
    "lanzar o copiar",
)
DO_IT = Verb(("lo hace", "lo hacen", "lo haces"), ("lo haga", "lo hagan", "lo hagas"), "hacerlo", "hazlo")
COMMIT = Verb(("comete", "cometen", "cometes"), ("cometa", "cometan", "cometas"), "cometer", "comete")
HAVE_NOT = Verb(("no controla", "no controlan", "no controlas"), ("no controle", "no controlen", "no controles"), "no controlar")
COPY = _ar("copi", accent="cópi")
REMOVE = Verb(("remueve", "remueven", "remueves"), ("remueva", "remuevan", "remuevas"), "remover", "remueve", "remuéve")
PREVENT = Verb(("previene", "previenen", "previenes"), ("prevenga", "prevengan", "prevengas"), "prevenir", "prevén")
PLAY = _ar("jug", strong="jueg", accent="juég", soft="juegu")
RECEIVE = Verb(("recibe", "reciben", "recibes"), ("reciba", "reciban", "recibas"), "recibir", "recibe")
