"""A board as an address has it: as its file says, or changed by a «¿Y si…?»; and the views that show one."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import wraps
from typing import Concatenate, ParamSpec

from django.http import Http404, HttpRequest, HttpResponse

from engine import Trace
from lessons.board.addresses import Addresses
from lessons.board.predicting.page import questions_of
from lessons.board.refusing import TOO_LONG, refused, too_long
from lessons.board.whatif.notation import BadChange, Changes, read_changes
from lessons.board.whatif.playing import changed
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog, trace_of
from lessons.catalog.values import Board

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Play:
    """A played board, how its steps are addressed, and the steps that a question stands before."""

    board: Board
    trace: Trace
    addresses: Addresses
    asks: Collection[int] = ()

    @property
    def total(self) -> int:
        """How many steps it has."""
        return len(self.trace.steps)

    @property
    def is_changed(self) -> bool:
        """Whether it is not as its file says."""
        return bool(self.addresses.changes)


View = Callable[Concatenate[HttpRequest, Play, Frame, P], HttpResponse]


def find(lesson: str, slug: str) -> Board:
    """The board of an address. Raises `Http404`, saying so in Spanish."""
    try:
        return catalog().board(lesson, slug)
    except KeyError:
        raise Http404("Ese tablero no existe.") from None


def own_play(board: Board, frame: Frame) -> Play:
    """A board as its file says."""
    addresses = Addresses(board.lesson, board.slug, frame.names.language)
    return Play(board, trace_of(board), addresses, questions_of(board))


def changes_of(request: HttpRequest, board: Board, frame: Frame) -> Changes | HttpResponse:
    """What the query changes on a board; or the page that says why it cannot."""
    if too_long(request):
        return refused(request, board, TOO_LONG)
    try:
        return read_changes(request.GET, board.file.setup)
    except BadChange as fault:
        back = Addresses(board.lesson, board.slug, frame.names.language, fault.rest.pairs).what_if
        return refused(request, board, str(fault), back=back)


def _changed_play(board: Board, changes: Changes, frame: Frame) -> Play:
    found = changed(board, changes)
    return Play(found.board, found.trace, Addresses(board.lesson, board.slug, frame.names.language, changes.pairs))


def on_play(*parameters: str) -> Callable[[View[P]], Callable[..., HttpResponse]]:
    """A view of a step, given the board that the address means; what the address cannot mean is refused.

    `parameters`: what else of the query the view reads.
    """

    def decorate(view: View[P]) -> Callable[..., HttpResponse]:
        @wraps(view)
        def found(request: HttpRequest, lesson: str, slug: str, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
            board = find(lesson, slug)
            if too_long(request):
                return refused(request, board, TOO_LONG)
            frame = Frame.of(request, *parameters)
            if not kwargs.pop("changed", False):
                return view(request, own_play(board, frame), frame, *args, **kwargs)
            changes = changes_of(request, board, frame)
            if isinstance(changes, HttpResponse):
                return changes
            play = _changed_play(board, changes, frame) if changes else own_play(board, frame)
            if not play.trace.steps:
                return refused(request, board, "No queda nada que jugar.", back=play.addresses.what_if)
            return view(request, play, frame.after(play.addresses.changes), *args, **kwargs)

        return found

    return decorate
