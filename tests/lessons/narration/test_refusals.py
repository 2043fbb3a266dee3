import pytest

from engine.illegal import Illegal, Reason
from engine.rule import Rule
from lessons.narration.refusals import refusal


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_one_clear_line(reason: Reason) -> None:
    data = (("value", "champion"), ("id", "destiny"), ("most", "1"), ("least", "1"), ("has", "0"), ("text", "Gobble."))
    said = refusal(Illegal(reason, data=data))
    assert said[0].isupper() or said[0] == "«"
    assert said.endswith(".")
    assert "\n" not in said
    assert reason.value not in said


@pytest.mark.parametrize(
    "reason, rule, data, said",
    [
        (Reason.ILLEGAL_TARGET, "115.1", {"value": "champion"}, "«champion» no es un objetivo legal (115.1)."),
        (
            Reason.MISSING_CHOICE,
            "614.12a",
            {"value": "type", "what": "a creature type"},
            "Falta elegir un tipo de criatura (614.12a).",
        ),
        (Reason.MISSING_CHOICE, "700.2a", {"value": "modes", "what": "choose two"}, "Falta elegir dos modos (700.2a)."),
        (
            Reason.ILLEGAL_CHOICE,
            "608.2d",
            {"value": "pink", "what": "a color"},
            "No se puede elegir «pink»: hay que elegir un color (608.2d).",
        ),
        (Reason.CANNOT_ATTACH, "303.4g", {"value": "", "id": "destiny"}, "«destiny» debe entrar anexada a algo (303.4g)."),
        (
            Reason.TOO_MANY_TARGETS,
            "115.1",
            {"value": "3", "most": "1"},
            "Sobran objetivos: hay 3 y pueden ser como máximo 1 (115.1).",
        ),
        (Reason.NOT_UNDERSTOOD, None, {"text": "Gobble."}, "No entendemos esta frase de la carta: ⟦Gobble.⟧."),
        (
            Reason.UNKNOWN_CARD,
            None,
            {"value": "Nope"},
            "No conocemos la carta «Nope»: no está en la colección ni entre las cartas del tablero.",
        ),
    ],
)
def test_what_the_data_say(reason: Reason, rule: str | None, data: dict[str, str], said: str) -> None:
    assert refusal(Illegal(reason, None if rule is None else Rule(rule), tuple(data.items()))) == said
