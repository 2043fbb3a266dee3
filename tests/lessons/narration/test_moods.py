"""Every verb has every mood that sentences ask for: «adivinas», «hacer que adivine», «a menos que adivines»."""

import pytest

from engine.model import CardType
from engine.oracle import compile_text
from lessons.narration import Voice, ability, verbs
from lessons.narration.closed.doings import ACTIONS, ACTS, DOES
from lessons.narration.nouns import Gender
from lessons.narration.verbs import Mood, Nominal, Verb

TABLES = {
    **{f"actions {name}": verb for name, (verb, _) in ACTIONS.items()},
    **{f"acts {name}": verb for name, verb in ACTS.items()},
    **{f"does {name}": verb for name, verb in DOES.items()},
    **{name: verb for name, verb in vars(verbs).items() if isinstance(verb, Verb)},
}


@pytest.mark.parametrize("name", TABLES)
def test_the_subjunctive_is_there_and_is_not_the_indicative(name: str) -> None:
    verb = TABLES[name]
    forms = (*verb.says, *verb.subjunctive, verb.infinitive)
    assert all(form and form == form.strip() for form in forms)
    assert not set(verb.says) & set(verb.subjunctive)


@pytest.mark.parametrize("name", [name for name in TABLES if name.startswith("act")])
def test_what_you_are_told_to_do_has_an_imperative(name: str) -> None:
    assert TABLES[name].imperative


def test_forms_are_made_from_one_stem() -> None:
    convert = ACTS["convert"]
    assert (convert.infinitive, convert.imperative) == ("convertir", "convierte")
    assert convert.form(Nominal(""), Mood.IF) == "convierta"
    assert convert.with_pronoun(Nominal("", Gender.F), Mood.DO) == "conviértela"
    assert ACTIONS["become the monarch"][0].imperative == "conviértete"
    assert ACTS["tap or untap"].form(Nominal("", second=True), Mood.IF) == "gires o endereces"
    assert ACTIONS["bolster"][0].form(Nominal("", plural=True), Mood.IF) == "fortalezcan"


@pytest.mark.parametrize(
    "text, said",
    [
        ("You may have target player scry 2.", "Puedes hacer que el jugador objetivo adivine 2."),
        ("You may have target creature explore.", "Puedes hacer que la criatura objetivo explore."),
        ("Sacrifice this creature unless you scry 2.", "Sacrifica esta criatura a menos que adivines 2."),
        ("You lose 2 life unless you transform this creature.", "Pierdes 2 vidas a menos que transformes esta criatura."),
        ("You lose 2 life unless you regenerate this creature.", "Pierdes 2 vidas a menos que regeneres esta criatura."),
        (
            "Counter target spell unless its controller discards a card.",
            "Contrarresta el hechizo objetivo a menos que su controlador descarte una carta.",
        ),
        (
            "Counter target spell unless its controller exiles it.",
            "Contrarresta el hechizo objetivo a menos que su controlador lo exilie.",
        ),
        (
            "Target opponent discards a card unless that player pays 3 life.",
            "El oponente objetivo descarta una carta a menos que ese jugador pague 3 vidas.",
        ),
    ],
)
def test_what_may_be_done_and_what_spares_you(text: str, said: str) -> None:
    (found,) = compile_text(text, types=[CardType.SORCERY]).abilities
    assert ability(found, Voice()) == said
