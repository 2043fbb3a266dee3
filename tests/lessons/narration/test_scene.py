"""How objects and effects are called so that they are not taken for others."""

from dataclasses import replace

from engine import Setup, replay
from engine.actions import Attach, Enter, PutCounters, Together
from engine.model import Layer, Zone
from lessons import narration
from lessons.narration import ENGLISH, SPANISH
from lessons.narration.state_based import spared
from tests.lessons.narration.boards import march, played, step_of


def test_an_emblem_is_called_after_its_card() -> None:
    assert SPANISH.card("Elspeth, Knight-Errant emblem") == "emblema de Elspeth, Caballero Errante"
    assert ENGLISH.card("Elspeth, Knight-Errant emblem") == "Elspeth, Knight-Errant emblem"
    trace = played(Enter("e", "Honor of the Pure", "you", zone=Zone.COMMAND, emblem=True), Enter("l", "Savannah Lions", "you"))
    first = narration.step(trace.steps[0], trace)
    assert first.title == "Emblema de El honor de los puros, en la zona de mando"
    assert first.sentence == "En la zona de mando: emblema de El honor de los puros."


def test_a_token_is_called_by_its_subtypes() -> None:
    assert SPANISH.card("Goblin Token") == "ficha de Trasgo"
    assert SPANISH.card("Elf Warrior Token") == "ficha de Guerrero elfo"
    assert SPANISH.card("Something Token") == "Something Token"
    assert ENGLISH.card("Goblin Token") == "Goblin Token"


def test_one_counter_gives_and_several_give() -> None:
    trace = played(Enter("o", "Gray Ogre", "you"), PutCounters("o", "+1/+1", 1))
    assert narration.step_title(trace.steps[-2], trace) == "El contador +1/+1 de Ogro gris le da +1/+1"
    trace = played(Enter("o", "Gray Ogre", "you"), PutCounters("o", "+1/+1", 2))
    assert narration.step_title(trace.steps[-2], trace) == "Los contadores +1/+1 de Ogro gris le dan +2/+2"


def test_abilities_of_one_object_are_told_apart_and_keep_their_order() -> None:
    trace = played(
        Enter("hammer", "Colossus Hammer", "you"),
        Enter("rune", "Rune of Flight", "you", attached_to="hammer"),
        Enter("bears", "Grizzly Bears", "you"),
        Attach("hammer", "bears"),
    )
    loses = next(s for s in trace.steps if s.layer is Layer.ABILITY and s.effect and s.effect.source == "hammer")
    words = narration.step(loses, trace)
    (why,) = words.why
    assert why == (
        "No depende de ninguno que falte. Otra habilidad de Martillo colosal tiene su misma llegada (llegada 3): las "
        "habilidades de un objeto conservan el orden que tienen entre ellas (613.7a)."
    )
    assert words.waits[0] == "Otra habilidad de Martillo colosal, en esta misma capa, por su orden de llegada."


def test_an_effect_has_at_each_moment_the_arrival_that_it_had_then() -> None:
    timeline = (
        Enter("sword", "Sword of Vengeance", "you"),
        Enter("akroma", "Akroma, Angel of Wrath", "you"),
        Attach("sword", "akroma"),
        Enter("lignify", "Lignify", "opp", attached_to="akroma"),
        Enter("lions", "Savannah Lions", "you"),
        Attach("sword", "lions"),
        Attach("sword", "akroma"),
    )
    trace = replay(Setup(players=("you", "opp"), timeline=timeline, opened=frozenset({3, 6})))
    first = next(s for s in trace.steps if s.moment == 3 and s.layer is Layer.ABILITY)
    last = next(s for s in trace.steps if s.moment == 6 and s.layer is Layer.ABILITY)
    assert "(llegada 2) que Lignificar (llegada 3)" in narration.step(first, trace).why[0]
    assert "(llegada 2) que Espada de la venganza (llegada 4)" in narration.step(last, trace).why[0]
    assert first.effect is not None
    assert narration.scene(first, trace).effects[first.effect.id].timestamp < trace.effects[first.effect.id].timestamp


def test_cards_that_arrive_elsewhere_do_not_enter() -> None:
    cards = Together(
        (
            Enter("a", "Plains", "you", zone=Zone.HAND),
            Enter("b", "Forest", "you", zone=Zone.HAND),
            Enter("c", "Island", "opp", zone=Zone.GRAVEYARD),
            Enter("d", "Grizzly Bears", "you"),
        )
    )
    trace = played(cards)
    words = narration.step(trace.steps[0], trace)
    assert words.title == "Entra Osos pardos; Llanura y Bosque, en la mano; Isla, en el cementerio"
    assert words.sentence == (
        "Entra Osos pardos bajo tu control. En tu mano: Llanura y Bosque. En el cementerio de tu oponente: Isla."
    )


def test_a_copy_is_told_once() -> None:
    trace = played(Enter("lions", "Savannah Lions", "you"), Enter("clone", "Clone", "you", copy_of="lions"))
    assert narration.step(trace.steps[1], trace).sentence == ("Entra Clon bajo tu control como copia de Leones de la sabana.")


def test_only_a_toughness_that_is_there_can_be_low() -> None:
    trace = march()
    step = step_of(trace, Layer.TYPE, "March of the Machines")
    assert spared(step, narration.scene(step, trace)) == ""
    low = {id_: sheet._replace(toughness=0) for id_, sheet in step.sheets.items()}
    assert "resistencia 0 o menos" in spared(replace(step, sheets=low), narration.scene(step, trace))
