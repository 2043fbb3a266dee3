import pytest

from engine.actions import Enter, Resolve
from engine.model import Layer
from engine.trace import StepKind, Trace
from lessons.narration import steps
from lessons.narration.english import has_english
from lessons.narration.layers import place
from lessons.narration.names import ENGLISH
from tests.lessons.narration import boards
from tests.lessons.narration.boards import step_of

ALL = (
    boards.frog,
    boards.magus,
    boards.march,
    boards.loop,
    boards.humility,
    boards.colossus,
    boards.prison,
    boards.curse,
    boards.words_changed,
    boards.sword,
)


@pytest.mark.parametrize("board", ALL, ids=lambda b: b.__name__)
def test_every_step_says_where_what_and_to_whom_in_spanish(board: "object") -> None:
    trace: Trace = board()  # type: ignore[operator]
    assert trace.refused is None
    for told in trace.steps:
        words = steps.step(told, trace)
        said = (words.place, words.title, words.sentence, *words.why, *words.waits, *words.lost, *words.notes)
        assert all(s and s == s.strip() and not has_english(s) for s in said), said
        assert words.sentence.endswith((".", "!")), words.sentence
        assert words.title == steps.step_title(told, trace)
        assert words.place == place(told)
        if told.kind is StepKind.APPLY:
            assert words.why, words.title


def test_titles_of_the_opening_question() -> None:
    trace = boards.frog()
    assert [steps.step_title(s, trace) for s in trace.steps] == [
        "Entra El honor de los puros",
        "Entra Campeón de la parroquia",
        "Entra Destino angélico",
        "Se resuelve Convertir en rana",
        "Destino angélico le agrega el tipo de criatura Ángel",
        "Convertir en rana cambia sus tipos de criatura por Rana",
        "Convertir en rana lo hace azul",
        "Destino angélico le da las habilidades de volar y dañar primero",
        "Convertir en rana le quita todas las habilidades",
        "Convertir en rana fija su fuerza y resistencia en 1/1",
        "El honor de los puros no se aplica a nadie",
        "Destino angélico le da +4/+4",
        "Resultado",
    ]


def test_what_changed_is_said_whole() -> None:
    trace = boards.frog()
    assert steps.step(step_of(trace, Layer.COLOR, "Turn to Frog"), trace).sentence == (
        "Capa 5. Convertir en rana lo hace azul. Campeón de la parroquia: color: de blanco a azul."
    )
    assert steps.step(step_of(trace, Layer.ABILITY, "Turn to Frog"), trace).sentence == (
        "Capa 6. Convertir en rana le quita todas las habilidades. Campeón de la parroquia: pierde todas las habilidades."
    )
    assert steps.step(step_of(trace, Layer.SET_PT, "Turn to Frog"), trace).sentence.endswith("Nada cambia: ya era así.")


def test_moments_say_who_and_on_what() -> None:
    trace = boards.frog()
    assert [steps.step(s, trace).sentence for s in trace.steps[1:4]] == [
        "Entra Campeón de la parroquia bajo tu control.",
        (
            "Entra Destino angélico bajo tu control y se anexa a Campeón de la parroquia. Campeón de la parroquia: subtipos: de "
            "Soldado humano a Soldado ángel humano; gana volar y dañar primero; de 2/2 a 6/6."
        ),
        "Se resuelve Convertir en rana, de tu oponente, sobre Campeón de la parroquia.",
    ]


def test_why_it_applies_to_nobody() -> None:
    trace = boards.frog()
    why = steps.step(step_of(trace, Layer.MODIFY_PT, "Honor of the Pure"), trace).why
    assert why[:2] == (
        "Busca «las criaturas blancas que controlas» y en este momento de la cuenta no hay nada así.",
        "Campeón de la parroquia no es de color blanco en la capa 7c: en ese momento es de color azul.",
    )


def test_an_equipment_on_nothing_says_so() -> None:
    trace = boards.prison()
    words = steps.step(step_of(trace, Layer.ABILITY, "Darksteel Plate"), trace)
    assert words.why[0] == "Placa de acero oscuro no está anexada a nada."


def test_what_waits_and_until_when() -> None:
    trace = boards.frog()
    assert steps.step(step_of(trace, Layer.TYPE, "Angelic Destiny"), trace).waits == (
        "Convertir en rana, en esta misma capa, por su orden de llegada.",
        "Destino angélico, hasta la capa 6.",
        "El honor de los puros, hasta la capa 7c.",
    )


def test_the_younger_effect_goes_ahead_and_the_older_one_is_lost() -> None:
    trace = boards.magus()
    words = steps.step(step_of(trace, Layer.TYPE, "Magus of the Moon"), trace)
    assert words.why[0] == (
        "Urborg (llegada 1) llegó antes, pero espera: por eso va este efecto (llegada 3). Urborg depende de Mago de la luna: si "
        "ese efecto se aplica antes, la habilidad de Urborg deja de existir (613.8a)."
    )
    assert "305.7" in words.why[1]
    assert words.lost == (
        (
            "Urborg: pierde la habilidad («Cada tierra es un Pantano además de sus otros tipos de tierra.») antes de que su efecto "
            "empiece, así que nunca se aplica (613.6)."
        ),
    )


def test_dependents_go_just_after_what_they_waited_for() -> None:
    trace = boards.march()
    march = steps.step(step_of(trace, Layer.TYPE, "March of the Machines"), trace)
    frog = steps.step(step_of(trace, Layer.TYPE, "Turn to Frog"), trace)
    assert march.why[0].startswith(
        "Dependía de la habilidad de Capa de metal líquido: si ese efecto se aplica antes, Marcha de las máquinas"
    )
    assert march.why[0].endswith("Por eso esperó, y va justo después, sin importar cuándo llegó (613.8b).")
    assert "Convertir en rana hace otra cosa con Marcha de las máquinas: «Rana» en vez de nada" in frog.why[0]


def test_an_effect_outlives_its_ability() -> None:
    trace = boards.march()
    assert steps.step(step_of(trace, Layer.SET_PT, "March of the Machines"), trace).why[-1] == (
        "Su habilidad ya no existe, pero el efecto empezó en una capa anterior: sigue con los mismos objetos (613.6)."
    )


def test_a_loop_is_told_as_one() -> None:
    trace = boards.loop()
    assert steps.step(step_of(trace, Layer.TYPE, "Ashaya, Soul of the Wild"), trace).why[0] == (
        "Forma un ciclo de dependencia con Cuerpo y alma: cada uno depende del otro. Esas dependencias no cuentan, y de los del "
        "ciclo va ahora el que llegó primero (llegada 1) (613.8b). Después se vuelve a mirar qué depende de qué (613.8c)."
    )


def test_characteristic_defining_abilities_go_first() -> None:
    trace = boards.colossus()
    words = steps.step(step_of(trace, Layer.TYPE, "Chameleon Colossus"), trace)
    assert words.title == "Coloso camaleónico le da todos los tipos de criatura"
    assert "define características" in words.why[0]
    assert "613.3" in words.why[0]


def test_nobody_looks_in_the_middle() -> None:
    trace = boards.curse()
    notes = [steps.step(s, trace).notes for s in trace.steps if s.layer is Layer.MODIFY_PT]
    assert notes == [
        (
            (
                "A mitad de la cuenta Leones de la sabana tiene resistencia 0 o menos. Nada muere ahora: las "
                "acciones basadas en "
                "estado solo miran el resultado (613.5, 704.3)."
            ),
        ),
        (),
    ]


def test_two_copies_are_told_apart_and_what_dies_dies() -> None:
    trace = boards.humility()
    titles = [steps.step_title(s, trace) for s in trace.steps]
    assert "Opalescencia (1.ª) les agrega el tipo criatura" in titles
    assert "Opalescencia (2.ª) les agrega el tipo criatura" in titles
    died = next(s for s in trace.steps if s.kind is StepKind.STATE_BASED)
    words = steps.step(died, trace)
    assert (words.title, words.place) == ("Muere Bosque", "Acciones basadas en estado")
    assert words.sentence.startswith("Bosque muere: resistencia 0 o menos (704.5f).")


def test_effects_after_the_layers() -> None:
    trace = boards.prison()
    told = [s for s in trace.steps if s.kind is StepKind.AFTER]
    assert [steps.step_title(s, trace) for s in told] == [
        "Orbe ruina de brujas actúa sobre un jugador",
        "Prisión fantasmagórica actúa sobre las reglas del juego",
        "Musa nacida de la semilla actúa sobre las reglas del juego",
    ]
    assert "(613.10)" in steps.step(told[0], trace).why[0]
    assert "(613.11)" in steps.step(told[1], trace).why[0]


def test_the_result_lists_what_the_layers_changed() -> None:
    trace = boards.frog()
    assert steps.step(trace.steps[-1], trace).sentence == (
        "Resultado. Campeón de la parroquia: Criatura — Rana, azul, 5/5, sin habilidades."
    )
    assert steps.step(boards.prison().steps[-1], boards.prison()).sentence == "Resultado: las capas no cambian ningún objeto."


def test_a_changed_text_is_shown_as_it_reads_now() -> None:
    trace = boards.words_changed()
    first, second = (steps.step(s, trace) for s in trace.steps if s.layer is Layer.TEXT)
    assert first.title == "Torsión mental (1.er efecto) cambia «blanco» por «azul» en su texto"
    assert "“Las criaturas azules obtienen +1/+1” pasa a ser “Las criaturas negras obtienen +1/+1”" in second.sentence


def test_an_attachment_is_a_new_arrival() -> None:
    trace = boards.sword()
    attached = next(s for s in trace.steps if s.moment == 3)
    assert steps.step(attached, trace).sentence == (
        "Espada de la venganza se anexa a Akroma. Tiene un nuevo orden de llegada (613.7e)."
    )


def test_names_in_english_when_asked_for() -> None:
    trace = boards.frog()
    assert steps.step_title(trace.steps[8], trace, ENGLISH) == "Turn to Frog le quita todas las habilidades"


def test_what_waits_behind_a_defining_ability_waits_for_that() -> None:
    trace = boards.colossus()
    first = steps.step(step_of(trace, Layer.TYPE, "Chameleon Colossus"), trace)
    assert first.waits[0] == "La habilidad de Omnibio: las que definen características van primero (613.3)."
    second = steps.step(step_of(trace, Layer.TYPE, "Omnibian"), trace)
    assert "llegada" not in second.why[0]
    assert second.why[0].endswith("ya se aplicaron (613.3).")


def test_the_same_arrival_is_told_as_the_order_on_the_object() -> None:
    trace = boards.rune()
    last = [s for s in trace.steps if s.layer is Layer.ABILITY][-1]
    assert "Otra habilidad de Martillo colosal tiene su misma llegada" in steps.step(last, trace).why[0]
    assert "(613.7a)" in steps.step(last, trace).why[0]


def test_a_condition_that_is_not_true_is_the_reason() -> None:
    trace = boards.rune()
    words = steps.step(step_of(trace, Layer.ABILITY, "Rune of Flight"), trace)
    assert words.title == "Runa del vuelo no se aplica a nadie"
    assert words.why[0] == ("Su condición no se cumple en la capa 6: no es verdad que el permanente encantado sea una criatura.")


def test_an_effect_that_began_with_nobody_goes_on_with_nobody() -> None:
    trace = boards.nobody()
    words = steps.step(step_of(trace, Layer.SET_PT, "March of the Machines"), trace)
    assert words.why[0] == "Empezó en la capa 4 sin nadie y sigue sin nadie (613.6)."


def test_a_defence_speaks_of_what_others_control() -> None:
    trace = boards.prison()
    words = steps.step(step_of(trace, Layer.RULES, "Ghostly Prison"), trace)
    assert "Habla de" not in words.sentence


def test_a_face_down_card_is_said_to_be_so_once_and_begins_with_a_capital() -> None:
    trace = boards.played(
        Enter("cloud", "Krosan Cloudscraper", "you", face_down=True), Resolve("you", card="Giant Growth", targets=(("cloud",),))
    )
    entered = steps.step(trace.steps[0], trace).sentence
    assert entered.startswith("Entra una carta boca abajo bajo tu control")
    assert entered.count("boca abajo") == 1
    said = " ".join(steps.step(s, trace).sentence for s in trace.steps)
    assert ". una carta" not in said
