"""Starting uvicorn."""

import errno
import socket
from typing import Any

import uvicorn

APPLICATION = "lessons.asgi:application"
GRACE_SECONDS = 2  # an open stream would otherwise hold the server for ever


def fault_of_address(host: str, port: str) -> str | None:
    """Why nothing can listen there, in one line; None when it can."""
    if not port.isdecimal() or not 1 <= int(port) <= 65535:
        return f"«{port}» no es un puerto: debe ser un número entre 1 y 65535."
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, int(port), type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except socket.gaierror:
        return f"«{host}» no es una dirección de esta máquina."
    except OSError as fault:
        match fault.errno:
            case errno.EADDRINUSE:
                return f"El puerto {port} de {host} está ocupado: ciérralo o elige otro (PORT={int(port) + 1})."
            case errno.EACCES:
                return f"No hay permiso para usar el puerto {port}: elige uno mayor que 1023 con PORT."
            case _:
                return f"No se puede servir en {host}:{port} ({fault.strerror})."
    return None


def url_of(host: str, port: str) -> str:
    """The address to open in a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def serve(host: str, port: str, **options: Any) -> None:
    """Run the site until it is stopped. `options` go to uvicorn."""
    settings: dict[str, Any] = {"ws": "none", "log_level": "warning", "timeout_graceful_shutdown": GRACE_SECONDS}
    uvicorn.run(APPLICATION, host=host, port=int(port), **(settings | options))
