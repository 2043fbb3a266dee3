"""The addresses of the site."""

from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, URLResolver, path


def home(_request: HttpRequest) -> HttpResponse:
    """A sign of life until the first class has its page."""
    return HttpResponse("Escuela", content_type="text/plain; charset=utf-8")


urlpatterns: list[URLPattern | URLResolver] = [path("", home, name="home")]
