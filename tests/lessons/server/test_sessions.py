"""Sessions: kept and found as Django's own, whoever wrote them."""

from datetime import timedelta

import pytest
from django.contrib.sessions.backends.base import UpdateError
from django.contrib.sessions.backends.db import SessionStore as Django
from django.contrib.sessions.models import Session
from django.utils import timezone

from lessons.server.sessions import SessionStore

pytestmark = pytest.mark.django_db


def kept(**data: object) -> SessionStore:
    session = SessionStore()
    session.update(data)
    session.save()
    return session


def test_what_was_written_is_read_again() -> None:
    session = kept(uno=1)
    session["dos"] = {"a": [1, None, "ñ"]}
    session.save()
    found = SessionStore(session.session_key)
    assert dict(found.items()) == {"uno": 1, "dos": {"a": [1, None, "ñ"]}}


def test_django_reads_what_we_wrote_and_we_what_django_did() -> None:
    session = kept(uno=1)
    session["uno"] = 2
    session.save()
    theirs = Django(session.session_key)
    assert theirs["uno"] == 2
    theirs["uno"] = 3
    theirs.save()
    assert SessionStore(session.session_key)["uno"] == 3


def test_writing_puts_its_end_off() -> None:
    session = kept(uno=1)
    Session.objects.update(expire_date=timezone.now() + timedelta(hours=1))
    session.save()
    assert Session.objects.get().expire_date > timezone.now() + timedelta(days=300)


def test_one_that_has_ended_or_never_was_is_empty_and_has_no_key() -> None:
    session = kept(uno=1)
    Session.objects.update(expire_date=timezone.now() - timedelta(seconds=1))
    for key in (session.session_key, "nadie" * 6):
        found = SessionStore(key)
        assert dict(found.items()) == {}
        assert found.session_key is None


def test_one_deleted_meanwhile_is_not_written_again() -> None:
    session = kept(uno=1)
    Session.objects.all().delete()
    with pytest.raises(UpdateError):
        session.save()
    assert Session.objects.count() == 0


def test_what_someone_tampered_with_is_empty() -> None:
    session = kept(uno=1)
    Session.objects.update(session_data="eyJ1bm8iOjJ9:abc:def")
    assert dict(SessionStore(session.session_key).items()) == {}
