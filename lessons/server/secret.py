"""The key that signs sessions and tokens, made once per clone."""

import os
import secrets
from pathlib import Path


def secret_key(path: Path) -> str:
    """The key kept in `path`, made there on first use and readable by its owner alone.

    Two processes that start at once agree: the key is written whole to a file of its own and linked into place.
    """
    if not path.exists():
        draft = path.with_name(f"{path.name}.{os.getpid()}")
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_urlsafe(50))
        try:
            os.link(draft, path)
        except FileExistsError:
            pass  # another process was first: its key counts
        finally:
            draft.unlink()
    return path.read_text()
