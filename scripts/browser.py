"""Finds a Chromium for the browser tests, or installs one. `python scripts/browser.py` (the environment's Python).

Order: $CHROMIUM, a system browser on PATH, one that Playwright already has; then Debian's package where we may install
it; then Playwright's own download, for users elsewhere.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")


def find() -> str | None:
    """The path of a browser that starts, or None. A name on PATH may be a stub that only says how to install it."""
    for name in (os.environ.get("CHROMIUM"), *NAMES):
        path = shutil.which(name) if name else None
        if path and works(path):
            return path
    return None


def works(path: str) -> bool:
    """Whether the browser tells its version."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def playwright_has_one() -> bool:
    """Whether Playwright's own browser has been downloaded."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def is_debian() -> bool:
    """Debian itself: Ubuntu's package of that name is a stub for a snap."""
    release = Path("/etc/os-release")
    return release.exists() and "ID=debian" in release.read_text().splitlines()


def main() -> int:
    """Make sure that there is a browser; the exit status."""
    from bootstrap import apt_install, say

    if os.environ.get("CHROMIUM") and not shutil.which(os.environ["CHROMIUM"]):
        say(f"CHROMIUM={os.environ['CHROMIUM']} no es un navegador que se pueda ejecutar.")
        return 1
    if find() or playwright_has_one():
        return 0
    if is_debian() and apt_install("chromium", "fonts-dejavu-core") and find():
        return 0
    say("Descargando el navegador de Playwright…")
    if subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode == 0:
        return 0
    say("No hay navegador para las pruebas: instala chromium o indica uno con CHROMIUM=/ruta.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
