import pytest

from engine.actions import Enter
from engine.model import CardType, Color, Layer, Supertype
from engine.operations import (
    AddAbilities,
    AddColors,
    AddTypes,
    AffectRules,
    CopyValues,
    Forbid,
    ModifyPT,
    Operation,
    RemoveAbilities,
    RemoveAllAbilities,
    RemoveTypes,
    ReplaceWords,
    SetColors,
    SetController,
    SetPT,
    SetSubtypes,
    SetTypes,
    SwitchPT,
    TurnFaceDown,
)
from engine.vocabulary.ability import Activated, Keyword
from engine.vocabulary.amount import Count, Number, Signed, ValueOf
from engine.vocabulary.cost import Mana, Tap
from engine.vocabulary.gamerule import Cant
from engine.vocabulary.instruction import AddMana, Draw
from engine.vocabulary.modification import CHOSEN_TYPE, Get
from engine.vocabulary.quality import Filter, Who
from engine.vocabulary.subject import It
from engine.words import creature_types
from lessons.narration.chips import operation, operations
from lessons.narration.effect_words import does
from lessons.narration.steps import step_title
from lessons.narration.voice import QUIET
from tests.lessons.narration import boards

NONE: frozenset[Supertype] = frozenset()
FLYING, STRIKE = Keyword("flying"), Keyword("first strike")
MANA_VALUE = ValueOf("mana value", It("it"))
COPIED = boards.frog().steps[-1].sheets["honor"]
GREEN_MANA = Activated((Tap(),), (AddMana(("G",)),))
LONG = Activated((Mana(("3", "G")),), (Draw(None, Number(2)), Draw(None, Count(Filter((CardType.LAND,), controller=Who.YOU)))))


@pytest.mark.parametrize(
    "op, chip, verb",
    [
        (CopyValues(COPIED), "copia de El honor de los puros", "lo convierte en una copia de El honor de los puros"),
        (TurnFaceDown(), "boca abajo: 2/2", "lo pone boca abajo: criatura 2/2 sin nombre, coste, color ni texto"),
        (SetController("you"), "lo controlas tú", "te da el control"),
        (SetController("opp"), "lo controla tu oponente", "da el control a tu oponente"),
        (
            ReplaceWords((("white", "green"), ("black", "green"))),
            "blanco, negro → verde",
            "cambia «blanco» y «negro» por «verde» en su texto",
        ),
        (
            AddTypes(NONE, frozenset({CardType.ARTIFACT}), frozenset()),
            "+ artefacto",
            "le agrega el tipo artefacto",
        ),
        (
            AddTypes(NONE, frozenset({CardType.LAND}), frozenset({"Forest"})),
            "+ tierra, + Bosque",
            "le agrega el tipo tierra y el tipo de tierra Bosque",
        ),
        (AddTypes(NONE, frozenset(), frozenset({"Angel"})), "+ Ángel", "le agrega el tipo de criatura Ángel"),
        (AddTypes(NONE, frozenset(), frozenset({CHOSEN_TYPE})), "+ el tipo elegido", "le agrega el tipo elegido"),
        (
            AddTypes(NONE, frozenset(), creature_types()),
            "+ todos los tipos de criatura",
            "le agrega todos los tipos de criatura",
        ),
        (
            AddTypes(NONE, frozenset(), frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})),
            "+ todos los tipos de tierra básica",
            "le agrega los tipos de tierra Bosque, Isla, Llanura, Montaña y Pantano",
        ),
        (SetTypes(frozenset({CardType.LAND})), "tierra", "cambia sus tipos de carta por tierra"),
        (SetSubtypes("land", frozenset({"Mountain"})), "Montaña", "cambia sus tipos de tierra por Montaña"),
        (SetSubtypes("creature", frozenset()), "sin tipos de criatura", "le quita sus tipos de criatura"),
        (RemoveTypes(frozenset({CardType.CREATURE})), "no es criatura", "le quita el tipo criatura"),
        (SetColors(frozenset()), "incoloro", "lo hace incoloro"),
        (SetColors(frozenset({Color.BLUE})), "azul", "lo hace azul"),
        (AddColors(frozenset({Color.RED})), "+ rojo", "le agrega el color rojo"),
        (AddAbilities((FLYING, STRIKE)), "vuela, daña primero", "le da las habilidades de volar y dañar primero"),
        (AddAbilities((GREEN_MANA,)), "“{T}: Agrega {G}”", "le da “{T}: Agrega {G}”"),
        (RemoveAbilities((FLYING,)), "pierde volar", "le quita la habilidad de volar"),
        (RemoveAllAbilities(), "pierde todas", "le quita todas las habilidades"),
        (RemoveAllAbilities(other=True), "pierde todas las otras", "le quita todas las otras habilidades"),
        (
            RemoveAllAbilities(but_mana=True),
            "pierde todas menos las de maná",
            "le quita todas las habilidades excepto las de maná",
        ),
        (Forbid((FLYING,)), "no puede tener volar", "no lo deja tener la habilidad de volar"),
        (SetPT(1, 1), "1/1", "fija su fuerza y resistencia en 1/1"),
        (SetPT(Number(0), Number(4)), "0/4", "fija su fuerza y resistencia en 0/4"),
        (SetPT(None, 4), "resistencia 4", "fija su resistencia 4"),
        (SetPT(MANA_VALUE, MANA_VALUE), "F y R = su valor de maná", "fija su fuerza y su resistencia en su valor de maná"),
        (ModifyPT((4, 4)), "+4/+4", "le da +4/+4"),
        (ModifyPT((0, -1)), "+0/-1", "le da +0/-1"),
        (ModifyPT(Get(Signed("-", Number(1)), Signed("-", Number(0)))), "-1/-0", "le da -1/-0"),
        (SwitchPT(), "intercambia F/R", "intercambia su fuerza y su resistencia"),
        (AffectRules(Cant(It(""), ("block",))), "no puede bloquear", "no puede bloquear"),
    ],
)
def test_operations_on_a_chip_and_in_a_sentence(op: Operation, chip: str, verb: str) -> None:
    assert (operation(op), does(op, QUIET)) == (chip, verb)


def test_a_long_ability_is_cut_at_a_word() -> None:
    chip = operation(AddAbilities((LONG,)))
    assert chip.endswith(" …”")
    assert len(chip) < 50


def test_what_is_said_twice_is_said_once() -> None:
    assert operations((ModifyPT((1, 1)), ModifyPT((1, 1)), SetColors(frozenset()))) == "+1/+1, incoloro"


def test_types_that_one_effect_sets_and_adds_are_said_once() -> None:
    """ "is a 0/1 Insect artifact creature …, and it loses all other … card types and creature types" """
    enchanted = boards.played(
        Enter("bears", "Grizzly Bears", "you"), Enter("aura", "Darksteel Mutation", "you", attached_to="bears")
    )
    step = boards.step_of(enchanted, Layer.TYPE, "Darksteel Mutation")
    assert step.effect is not None
    assert operations(dict(step.effect.parts)[Layer.TYPE]) == "criatura artefacto, Insecto"
    assert step_title(step, enchanted) == (
        "Mutación de acero oscuro cambia sus tipos de carta por criatura artefacto y cambia sus tipos de criatura por Insecto"
    )


def test_a_chip_tells_a_subtype_that_is_added_from_one_that_replaces() -> None:
    """Urborg adds Swamp (305.7); Blood Moon makes Mountain of what there was."""
    trace = boards.played(Enter("urborg", "Urborg, Tomb of Yawgmoth", "you"), Enter("moon", "Blood Moon", "you"))
    said = {ref.source_card: operations(dict(ref.parts)[Layer.TYPE]) for ref in trace.effects.values()}
    assert said == {"Urborg, Tomb of Yawgmoth": "+ Pantano", "Blood Moon": "Montaña"}


def test_what_is_added_beside_what_is_set_is_still_said() -> None:
    artifact, land = frozenset({CardType.ARTIFACT}), frozenset({CardType.LAND})
    assert operations((SetTypes(land), AddTypes(NONE, artifact | land, frozenset()))) == "tierra, + artefacto"
    assert operations((SetTypes(land), AddTypes(frozenset({Supertype.LEGENDARY}), land, frozenset()))) == "tierra, + legendario"


def test_several_objects() -> None:
    assert does(SetColors(frozenset({Color.GREEN})), QUIET, plural=True) == "los hace verdes"
    assert does(RemoveAllAbilities(), QUIET, plural=True) == "les quita todas las habilidades"
