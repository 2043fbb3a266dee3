"""Where a visitor's answers are kept: signed, in a cookie of their browser, one for each class, which goes to its questions alone.

The server keeps nothing and can be stopped at any time. A cookie has room for some 4000 characters: `fits` tells whether the
answers to all of a class's questions do.
"""

from typing import Any

from django.core import signing
from django.http import HttpRequest, HttpResponse

NAME = "respuestas"
ROOM = 3800
SALT = "lessons.study.keeping"
YEAR = 365 * 24 * 3600  # seconds


def kept(request: HttpRequest) -> dict[str, Any]:
    """What this browser has kept; nothing for what we have not signed, or not in a year."""
    try:
        data = signing.loads(request.COOKIES.get(NAME, ""), salt=SALT, max_age=YEAR)
    except signing.BadSignature:
        return {}
    return data if isinstance(data, dict) else {}


def keep(response: HttpResponse, data: dict[str, Any], path: str) -> None:
    """Have the browser keep it, in place of what it had, and send it to that path alone."""
    if data:
        response.set_cookie(NAME, _packed(data), max_age=YEAR, path=path, httponly=True, samesite="Lax")
    else:
        response.delete_cookie(NAME, path=path, samesite="Lax")


def fits(data: dict[str, Any]) -> bool:
    """Whether a browser has room for it."""
    return len(_packed(data)) <= ROOM


def _packed(data: dict[str, Any]) -> str:
    return signing.dumps(data, salt=SALT, compress=True)
