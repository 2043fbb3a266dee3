"""A list that is put in order: by buttons that any browser sends, by keys, or by dragging where there is script."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from django import forms
from django.template.loader import render_to_string
from django.utils.datastructures import MultiValueDict
from django.utils.safestring import SafeString, mark_safe

T = TypeVar("T")

UP, DOWN = "sube", "baja"


def moved(order: Sequence[int], up: str | None, down: str | None) -> tuple[int, ...]:
    """The order with one of its items a place nearer its beginning or its end; what cannot move stays."""
    made = list(order)
    for named, by in ((up, -1), (down, 1)):
        if named is None or not (named.isascii() and named.isdecimal()) or int(named) not in made:
            continue
        place = made.index(int(named))
        if 0 <= place + by < len(made):
            made[place], made[place + by] = made[place + by], made[place]
    return tuple(made)


def read(text: str, total: int) -> tuple[int, ...] | None:
    """ "2,1,3" as an order of so many things from 1, or None if it is none."""
    parts = text.split(",")
    if len(parts) != total or not all(part.isascii() and part.isdecimal() and len(part) < 5 for part in parts):
        return None
    order = tuple(int(part) for part in parts)
    return order if sorted(order) == list(range(1, total + 1)) else None


def written(order: Sequence[int]) -> str:
    """An order as it stands in an address."""
    return ",".join(str(number) for number in order)


def never_right(listed: Sequence[T], right: Sequence[T]) -> tuple[T, ...]:
    """The things as they are listed, or the other way round where that would be the answer."""
    return tuple(listed[::-1] if list(listed) == list(right) else listed)


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the list: its number in the original order, and what it says."""

    number: int
    label: SafeString | str


class OrderWidget(forms.Widget):
    """The list with its buttons. A press of one is not an answer yet: the form comes back with the new order."""

    template_name = "board/widgets/order.html"

    def __init__(self, labels: Sequence[SafeString | str], first: int = 1) -> None:
        super().__init__()
        self.labels = labels
        self.first = first

    def value_from_datadict(self, data: Any, files: MultiValueDict[str, Any], name: str) -> str | None:  # noqa: ARG002
        """The order sent, with the button pressed taken into account."""
        order = read(data.get(name, ""), len(self.labels))
        return data.get(name) if order is None else written(moved(order, data.get(UP), data.get(DOWN)))

    def render(self, name: str, value: Any, attrs: dict[str, Any] | None = None, renderer: object = None) -> SafeString:  # noqa: ARG002
        """Drawn by the site's own templates, which Django's forms do not look in."""
        return mark_safe(render_to_string(self.template_name, self.get_context(name, value, attrs)))  # noqa: S308

    def get_context(self, name: str, value: Any, attrs: dict[str, Any] | None) -> dict[str, Any]:
        """The items in the order of the value."""
        context = super().get_context(name, value, attrs)
        order = read(value or "", len(self.labels)) or range(1, len(self.labels) + 1)
        context["widget"]["items"] = [Item(number, self.labels[number - 1]) for number in order]
        context["widget"]["before"] = self.first - 1
        context["widget"]["value"] = written(tuple(order))
        return context


class OrderField(forms.CharField):
    """An order of labelled things, as the numbers of their original order. `first`: the place that the first is shown at."""

    def __init__(self, labels: Sequence[SafeString | str], initial: Sequence[int], *, label: str, first: int = 1) -> None:
        super().__init__(label=label, initial=written(initial), widget=OrderWidget(labels, first))
        self.labels = labels

    def clean(self, value: Any) -> tuple[int, ...]:
        """The order, from 1."""
        order = read(str(value or ""), len(self.labels))
        if order is None:
            raise forms.ValidationError("Ese orden no es de esta lista.", code="nonsense")
        return order
