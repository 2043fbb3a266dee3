"""The Content-Security-Policy header."""

from django.http import HttpRequest, HttpResponse
from django.test import override_settings

from lessons.middleware import ContentSecurityPolicyMiddleware


@override_settings(SECURE_CSP={"default-src": ["'self'", "data:"], "object-src": ["'none'"]})
def test_the_policy_is_written_as_django_6_does() -> None:
    answer = ContentSecurityPolicyMiddleware(lambda _request: HttpResponse())(HttpRequest())
    assert answer.headers["Content-Security-Policy"] == "default-src 'self' data:; object-src 'none'"


def test_a_view_may_be_stricter() -> None:
    own = {"Content-Security-Policy": "default-src 'none'"}
    answer = ContentSecurityPolicyMiddleware(lambda _request: HttpResponse(headers=own))(HttpRequest())
    assert answer.headers["Content-Security-Policy"] == "default-src 'none'"
