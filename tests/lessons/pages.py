"""Pages as tests ask for them."""

from html import unescape

from django.test import Client

HTMX = {"HX-Request": "true", "HX-Request-Type": "partial"}


def text(client: Client, path: str, status: int = 200, **headers: str) -> str:
    """What the page is made of; another status fails."""
    response = client.get(path, headers=headers)
    assert response.status_code == status, path
    return response.content.decode()


def unescaped(client: Client, path: str, status: int = 200, **headers: str) -> str:
    """The same with its entities as letters."""
    return unescape(text(client, path, status, **headers))
