"""Every choice is written in one way and read back the same; whatever else is written is told in one line."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import choices as ch
from lessons.play.notation import FORMS, LONGEST, BadChoice, read, read_all, write, write_all

WRITTEN = [
    ("pasa", ch.Pass()),
    ("lanza:doom-blade", ch.Cast("doom-blade")),
    ("activa:llanowar-elves", ch.Activate("llanowar-elves")),
    ("activa:figure-of-destiny:2", ch.Activate("figure-of-destiny", 2)),
    ("juega:forest-2", ch.PlayLand("forest-2")),
    ("modos:1,3", ch.Modes((1, 3))),
    ("empalma:glacial-ray,everflowing-chalice", ch.Splice(("glacial-ray", "everflowing-chalice"))),
    ("empalma:nada", ch.Splice()),
    ("coste:0", ch.Costing(0)),
    ("extra:2", ch.Optional(2)),
    ("x:13", ch.X(13)),
    ("simbolo:R", ch.Symbol("R")),
    ("simbolo:vida", ch.Symbol("life")),
    ("cuantos:0", ch.HowMany(0)),
    ("objetivo:opp", ch.Choose("opp")),
    ("reparte:2", ch.Share(2)),
    ("reduce:heartless-summoning", ch.Reduce("heartless-summoning")),
    ("sin-mas-mana", ch.NoMoreMana()),
    ("paga:R,G", ch.PayMana(("R", "G"))),
    ("paga:nada", ch.PayMana(())),
    ("convoca:llanowar-elves:G", ch.TapFor("llanowar-elves", "G")),
    ("convoca:llanowar-elves:generico", ch.TapFor("llanowar-elves", "generic")),
    ("excava:forest", ch.ExileFor("forest")),
    ("entrega:1", ch.PayPart(1)),
    ("entrega:2:forest,swamp", ch.PayPart(2, ("forest", "swamp"))),
    ("responde:si", ch.Answer("yes")),
    ("responde:nada", ch.Answer("")),
    ("responde:Urborg, Tomb of Yawgmoth", ch.Answer("Urborg, Tomb of Yawgmoth")),
    ("primero:guttersnipe.1", ch.First("guttersnipe.1")),
]


@pytest.mark.parametrize("text, choice", WRITTEN, ids=[text for text, _ in WRITTEN])
def test_a_choice_is_written_and_read(text, choice):
    assert write(choice) == text
    assert read(text) == choice


def test_every_kind_of_choice_and_every_word_is_tried():
    assert {type(choice) for _, choice in WRITTEN} == set(ch.Choice.__args__)
    assert {text.partition(":")[0] for text, _ in WRITTEN} == set(FORMS)


def test_the_first_ability_needs_no_number():
    assert write(read("activa:figure-of-destiny:1")) == "activa:figure-of-destiny"


def test_mana_and_modes_have_an_order_of_their_own():
    assert read("paga:G,B,R,R") == ch.PayMana(("B", "R", "R", "G"))
    assert read("modos:3,1,1") == ch.Modes((1, 1, 3))


@pytest.mark.parametrize("word", FORMS)
def test_the_examples_are_choices(word):
    for example in FORMS[word].example.replace(" o ", ", ").split(", "):
        assert write(read(example)) == example


@pytest.mark.parametrize(
    "text, said",
    [
        ("", "«» no es una elección"),
        ("lanzar:doom-blade", "«lanzar:doom-blade» no es una elección, ¿quisiste decir «lanza»?"),
        ("lanza", "«lanza» no se entiende: se escribe lanza:doom-blade"),
        ("lanza:Doom Blade", "no se entiende"),
        ("lanza:doom-blade:2", "no se entiende"),
        ("objetivo:.1", "no se entiende"),
        ("objetivo:a..1", "no se entiende"),
        ("pasa:", "no se entiende: se escribe pasa"),
        ("pasa:you", "no se entiende"),
        ("activa:jace:0", "no se entiende"),
        ("activa:jace:", "no se entiende"),
        ("modos:", "no se entiende"),
        ("modos:nada", "no se entiende"),
        ("modos:0", "no se entiende"),
        ("modos:1,,2", "no se entiende"),
        ("x:-1", "no se entiende"),
        ("x:99999", "no se entiende"),
        ("x:٣", "no se entiende"),
        ("x:" + "9" * 390, "…» no se entiende"),
        ("x:" + "9" * 5000, "…» es demasiado largo"),
        ("simbolo:life", "no se entiende: se escribe simbolo:R, simbolo:2 o simbolo:vida"),
        ("simbolo:Z", "no se entiende"),
        ("paga:", "no se entiende"),
        ("paga:RG", "no se entiende"),
        ("convoca:llanowar-elves", "no se entiende"),
        ("convoca:llanowar-elves:W:U", "no se entiende"),
        ("entrega:0", "no se entiende"),
        ("entrega:1:", "no se entiende"),
        ("responde:", "no se entiende"),
        ("responde:a;b", "no se entiende"),
        ("responde:a\nb", "«responde:a b» no se entiende"),
        ("objetivo:" + "a" * 81, "no se entiende"),
    ],
)
def test_what_is_no_choice_is_named_in_one_line(text, said):
    with pytest.raises(BadChoice) as found:
        read(text)
    told = str(found.value)
    assert said in told
    assert "\n" not in told
    assert len(told) < 200


words = st.sampled_from(sorted(FORMS))
scraps = st.text(alphabet="abz019-:,;. RWBG\n٣é\U0001f600", max_size=30)


@given(st.one_of(st.text(max_size=LONGEST + 10), st.tuples(words, scraps).map(":".join)))
def test_anything_at_all_is_a_choice_or_told(text):
    with suppress(BadChoice):  # anything else that is raised fails the test
        choice = read(text)
        assert read(write(choice)) == choice


def test_a_play_is_choices_with_semicolons_between():
    assert write_all([ch.Cast("shock"), ch.Choose("opp"), ch.PayMana(("R",))]) == "lanza:shock;objetivo:opp;paga:R"
    assert write_all([]) == ""
    assert read_all("lanza:shock; objetivo:opp;;") == (ch.Cast("shock"), ch.Choose("opp"))
    with pytest.raises(BadChoice, match="Son 501 elecciones, y el máximo es 500"):
        read_all("pasa;" * 501)
