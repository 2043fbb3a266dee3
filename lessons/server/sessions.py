"""Sessions in the database, as Django keeps them, read and written by one plain statement each.

What a session is, how its data is packed and signed and when it ends are Django's. Only the way to its row is short: an answer to a
question reads and writes the session, and the model's way there and back took longer than all the rest of it.
"""

from datetime import datetime
from typing import Any

from django.contrib.sessions.backends.base import UpdateError
from django.contrib.sessions.backends.db import SessionStore as DatabaseSession
from django.db import connection
from django.utils import timezone

_READ = "SELECT session_data FROM django_session WHERE session_key = %s AND expire_date > %s"
_WRITE = "UPDATE django_session SET session_data = %s, expire_date = %s WHERE session_key = %s"


class SessionStore(DatabaseSession):
    """One visitor's session. The name is Django's."""

    def load(self) -> dict[str, Any]:
        """The data; nothing, and no key, for a session that is not there or has ended."""
        with connection.cursor() as cursor:
            cursor.execute(_READ, [self.session_key, _moment(timezone.now())])
            row = cursor.fetchone()
        if row is None:
            self._session_key = None
            return {}
        data: dict[str, Any] = self.decode(row[0])
        return data

    def save(self, must_create: bool = False) -> None:  # noqa: FBT001, FBT002 (Django's)
        """Write it. Raises `UpdateError` for one that was deleted meanwhile."""
        if must_create or self.session_key is None:
            super().save(must_create)
            return
        data = self.encode(self._get_session())  # type: ignore[attr-defined]  # Django's, untold to its types
        with connection.cursor() as cursor:
            cursor.execute(_WRITE, [data, _moment(self.get_expiry_date()), self.session_key])
            if cursor.rowcount == 0:
                raise UpdateError


def _moment(when: datetime) -> Any:
    """As the database has it."""
    return connection.ops.adapt_datetimefield_value(when)
