"""Pages that are the same for everyone: rendered once, kept as bytes, and told apart by an ETag of everything they are made of."""

import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.cache import get_conditional_response, patch_vary_headers

KEPT_BYTES = 48_000_000  # compressed: some five thousand steps
VARY = ("Accept-Encoding", "HX-Request", "HX-Request-Type")
HTML = "text/html; charset=utf-8"


def answer(request: HttpRequest, version: str, variant: str, render: Callable[[], str], content_type: str = HTML) -> HttpResponse:
    """The page at the request's path. `variant` tells what else it depends on besides the path and `version`.

    `render` runs only if neither the visitor nor this process has the page already.
    """
    key = f"{request.path}\n{variant}\n{version}"
    etag = f'W/"{hashlib.sha256(key.encode()).hexdigest()[:24]}"'
    fresh = get_conditional_response(request, etag=etag)
    response = fresh if isinstance(fresh, HttpResponse) else whole(request, key, render, content_type)
    response["ETag"] = etag
    response["Cache-Control"] = "public, no-cache"  # kept anywhere, asked about each time: a corrected page is never stale
    patch_vary_headers(response, VARY)
    return response


def is_fragment(request: HttpRequest) -> bool:
    """Whether htmx asks for a part of the page; when it restores history it asks for the whole one."""
    return request.headers.get("HX-Request") == "true" and request.headers.get("HX-Request-Type") != "full"


def whole(request: HttpRequest, key: str, render: Callable[[], str], content_type: str = HTML) -> HttpResponse:
    """A page made of nothing but what `key` says, rendered once and kept as bytes. Who else may keep it, the view says."""
    packed = None if settings.DEBUG else _kept.get(key)
    if packed is None:
        packed = gzip.compress(render().encode(), compresslevel=6, mtime=0)
        _kept.keep(key, packed)
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return HttpResponse(gzip.decompress(packed), content_type=content_type)
    return HttpResponse(packed, content_type=content_type, headers={"Content-Encoding": "gzip"})


class _Kept:
    """The pages asked for last, as far as the room allows."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.pages: OrderedDict[str, bytes] = OrderedDict()
        self.size = 0
        self.lock = Lock()

    def get(self, key: str) -> bytes | None:
        with self.lock:
            if key in self.pages:
                self.pages.move_to_end(key)
            return self.pages.get(key)

    def keep(self, key: str, page: bytes) -> None:
        with self.lock:
            self.size += len(page) - len(self.pages.pop(key, b""))
            self.pages[key] = page
            while self.size > self.room:
                self.size -= len(self.pages.popitem(last=False)[1])


_kept = _Kept(KEPT_BYTES)
