"""Makes `.venv` with the run set or with everything, and only when the locked requirements have changed.

Usage: `python scripts/bootstrap.py run|full`. Standard library only: it runs before anything is installed. It is run by
any Python >= 3.11; `scripts/python.sh` lists those that may become the environment's.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "stamp"
SETS = {"run": ROOT / "requirements-run.txt", "full": ROOT / "requirements.txt"}


def main(wanted: str) -> int:
    """Bring `.venv` to hold the set `wanted`; the exit status. Two runs at once take turns."""
    with (ROOT / ".venv.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stamps = read_stamps()
        if digest(wanted) in stamps:
            return 0
        # The full set holds the run set, so it is laid over it; anything else starts from an empty environment.
        if digest("run") not in stamps and not make_environment():
            return 1
        say("Instalando dependencias (solo la primera vez o cuando cambian)…")
        if not install(SETS[wanted]):
            say(f"No se pudieron instalar las dependencias de {SETS[wanted].name}: mira el mensaje de arriba.")
            return 1
        STAMP.write_text("\n".join(digest(name) for name in SETS if name in ("run", wanted)) + "\n")
    return 0


def digest(name: str) -> str:
    """The sha256 of a locked requirements file."""
    return hashlib.sha256(SETS[name].read_bytes()).hexdigest()


def read_stamps() -> list[str]:
    """What `.venv` holds; nothing when its Python no longer runs (moved, upgraded, half made)."""
    if not STAMP.exists() or not runs(str(PYTHON), "-c", "pass", quiet=True):
        return []
    return STAMP.read_text().split()


def make_environment() -> bool:
    """An empty `.venv` from the first Python that can make one, with Debian's python3-venv as the last resort."""
    uv = shutil.which("uv")
    for attempt in ("found", "after apt"):
        for python in candidates():
            if uv and runs(uv, "venv", "--quiet", "--clear", "--python", python, str(VENV)):
                return True
            if runs(python, "-m", "venv", "--clear", str(VENV), quiet=True):
                return True
        if attempt == "found" and not apt_install("python3-venv"):
            break
    say("No se pudo crear .venv: falta Python 3.11 o posterior con venv (en Debian: apt install python3-venv).")
    return False


def candidates() -> list[str]:
    """Every Python that may become the environment's, newest first."""
    listing = ("sh", str(ROOT / "scripts" / "python.sh"))
    return subprocess.run(listing, stdout=subprocess.PIPE, text=True, check=False).stdout.splitlines()


def install(requirements: Path) -> bool:
    """Install a locked file: with uv when it is there (faster), else with pip."""
    locked = ("--require-hashes", "--requirement", str(requirements))
    uv = shutil.which("uv")
    if uv and runs(uv, "pip", "install", "--quiet", "--python", str(PYTHON), *locked):
        return True
    # An environment made by uv has no pip of its own.
    python = str(PYTHON)
    if not runs(python, "-m", "pip", "--version", quiet=True) and not runs(python, "-m", "ensurepip", quiet=True):
        return False
    return runs(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *locked)


def apt_install(*packages: str) -> bool:
    """Install Debian packages when we may (root, or sudo that asks nothing)."""
    if not shutil.which("apt-get"):
        return False
    prefix: list[str] = []
    if os.geteuid() != 0:
        if not shutil.which("sudo") or not runs("sudo", "-n", "true", quiet=True):
            return False
        prefix = ["sudo", "-n"]
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120"]
    say(f"Instalando con apt: {' '.join(packages)}…")
    # Output goes to stderr whole: a failure here must be seen.
    return runs(*apt, "update") and runs(*apt, "install", "--no-install-recommends", "-y", *packages)


def runs(*command: str, quiet: bool = False) -> bool:
    """Whether a command can be started and ends well."""
    sink = subprocess.DEVNULL if quiet else None
    try:
        return subprocess.run(command, stdout=sink or sys.stderr, stderr=sink, cwd=ROOT, check=False).returncode == 0
    except OSError:
        return False


def say(line: str) -> None:
    """One line for the person at the terminal."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in SETS:
        sys.exit(f"uso: {sys.argv[0]} {'|'.join(SETS)}")
    sys.exit(main(sys.argv[1]))
