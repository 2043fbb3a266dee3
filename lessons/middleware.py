"""The Content-Security-Policy header, from `settings.SECURE_CSP` as Django 6 reads it. To go away with Django 6.2."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase


class ContentSecurityPolicyMiddleware:
    """Adds the policy to every answer that has none of its own."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response
        policy: dict[str, list[str]] = settings.SECURE_CSP
        self.policy = "; ".join(" ".join((directive, *sources)) for directive, sources in policy.items())

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer as the rest of the chain does, with the header."""
        response = self.get_response(request)
        response.headers.setdefault("Content-Security-Policy", self.policy)
        return response
