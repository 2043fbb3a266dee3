"""The table: who has what where, and what the step changed of it."""

from engine.model import Layer, Zone
from engine.trace import Trace
from lessons.board.cards import CardView
from lessons.board.pieces import Mark
from lessons.board.sight import Sight
from lessons.board.table import TableView, table_view
from lessons.catalog.load import catalog, trace_of
from lessons.narration import ENGLISH, Names


def trace(id_: str) -> Trace:
    return trace_of(catalog().lessons["capas"].boards[id_])


def table(id_: str, number: int, names: Names | None = None) -> TableView:
    played = trace(id_)
    return table_view(Sight.of(played.steps[number - 1], played, names or Names()))


def cards(view: TableView) -> dict[str, CardView]:
    return {card.id: card for zone in view.zones for card in (*zone.cards, *zone.spent)}


def step_of(id_: str, layer: Layer, nth: int = 0) -> int:
    return [step.number for step in trace(id_).steps if step.layer is layer][nth]


def marks(card: CardView) -> dict[str, list[tuple[str, Mark]]]:
    return {
        "types": [(piece.text, piece.mark) for piece in card.types if piece.mark is not Mark.SAME],
        "pt": [(piece.text, piece.mark) for piece in card.pt if piece.mark is not Mark.SAME],
        "abilities": [(line.item.text, line.mark) for line in card.abilities if line.mark is not Mark.SAME],
    }


def test_the_opponents_side_is_above() -> None:
    zones = [(zone.zone, zone.player) for zone in table("A9", 15).zones]
    assert zones.index((Zone.BATTLEFIELD, "opp")) < zones.index((Zone.BATTLEFIELD, "you"))


def test_cards_stand_in_order_of_arrival() -> None:
    mine = next(zone for zone in table("A2", 9).zones if (zone.zone, zone.player) == (Zone.BATTLEFIELD, "you"))
    assert [card.arrival for card in mine.cards] == [1, 2, 3]


def test_a_card_goes_to_the_side_of_who_controls_it() -> None:
    before, after = table("A9", step_of("A9", Layer.CONTROL) - 1), table("A9", step_of("A9", Layer.CONTROL))
    assert cards(before)["conspiracy"].controller == "opp"
    conspiracy = cards(after)["conspiracy"]
    assert (conspiracy.controller, conspiracy.came_from) == ("you", "opp")
    assert cards(before)["humility"].came_from is None


def test_the_old_is_struck_beside_the_new() -> None:
    champion = cards(table("A2", step_of("A2", Layer.TYPE, 1)))["champion-of-the-parish"]
    assert [mark for _, mark in marks(champion)["types"]] == [Mark.OLD, Mark.NEW]
    assert "subtypes" in champion.changes
    assert marks(champion)["pt"] == []


def test_abilities_gained_tell_who_gave_them() -> None:
    champion = cards(table("A2", step_of("A2", Layer.ABILITY)))["champion-of-the-parish"]
    gained = [line.item for line in champion.abilities if line.mark is Mark.NEW]
    assert [(view.text, view.arrival) for view in gained] == [("Vuela.", 3), ("Daña primero.", 3)]
    assert not champion.stripped


def test_losing_everything_is_said() -> None:
    champion = cards(table("A2", step_of("A2", Layer.ABILITY, 1)))["champion-of-the-parish"]
    assert champion.stripped
    assert {line.mark for line in champion.abilities} == {Mark.OLD}


def test_power_and_toughness() -> None:
    champion = cards(table("A2", step_of("A2", Layer.MODIFY_PT, 1)))["champion-of-the-parish"]
    assert marks(champion)["pt"] == [("1/1", Mark.OLD), ("5/5", Mark.NEW)]


def test_what_did_not_change_is_not_marked() -> None:
    honor = cards(table("A2", step_of("A2", Layer.TYPE, 1)))["honor-of-the-pure"]
    assert honor.changes == ()
    assert marks(honor) == {"types": [], "pt": [], "abilities": []}


def test_what_arrives_and_what_acts() -> None:
    assert cards(table("A2", 1))["honor-of-the-pure"].arrives
    assert not cards(table("A2", 2))["honor-of-the-pure"].arrives
    acting = table("A2", step_of("A2", Layer.TYPE))
    assert cards(acting)["angelic-destiny"].source
    assert not acting.spells[0].acts
    assert table("A2", step_of("A2", Layer.COLOR)).spells[0].acts


def test_attachments_choices_and_spent_spells() -> None:
    at_end = cards(table("A2", len(trace("A2").steps)))
    attached = at_end["angelic-destiny"].attached
    assert attached is not None
    assert (attached.id, attached.player) == ("champion-of-the-parish", False)
    assert [card.spent for card in at_end.values()].count(True) == 1
    assert cards(table("A9", 15))["conspiracy"].chosen == ("Trasgo",)
    cursed = next(card for card in cards(table("A1", 3)).values() if card.attached)
    assert cursed.attached is not None
    assert cursed.attached.player


def test_a_copy_goes_by_the_name_it_has_now() -> None:
    copy = cards(table("A9", step_of("A9", Layer.COPY)))["copy-enchantment"]
    assert [(piece.text, piece.mark) for piece in copy.name] == [
        ("Encantamiento copia", Mark.OLD), ("Remolinear las nieblas", Mark.NEW),
    ]  # fmt: skip


def test_names_in_english_have_the_spanish_one_beside_them() -> None:
    champion = cards(table("A2", 9, ENGLISH))["champion-of-the-parish"]
    assert champion.name[0].text == "Champion of the Parish"
    assert champion.other_name == "Campeón de la parroquia"


def test_every_zone_is_shown() -> None:
    zones = {zone.zone for zone in table("A10", len(trace("A10").steps)).zones}
    assert {Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD} <= zones


def test_a_crowd() -> None:
    assert table("A9", 15).crowded
    assert not table("A2", 9).crowded
