"""Makes what lies in `static/vendor` and `static/fonts` again from the npm packages named here, and lists it.

`python scripts/vendor.py`. For maintainers: needs npm, and fonttools with brotli in the Python that runs it. Nothing of
this runs when the site is installed, tested or served; `tests/test_vendor.py` holds the files to the list.
"""

import base64
import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).resolve().parent.parent / "static"
LIST = STATIC / "vendor" / "README.md"

# What the classes are written in: Latin-1, the typographic signs of Spanish, and the few mathematical signs in use.
TEXT = (
    "U+0020-007E,U+00A0-00FF,U+0152,U+0153,U+2009,U+200A,U+202F,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,"
    "U+2032,U+2033,U+2039,U+203A,U+2044,U+20AC,U+2122,U+2212,U+2248,U+2260"
)
# W U B R G, 0-20, X Y Z, Phyrexian, snow, tap, untap, the eight card types; then C, energy, ticket, four zones.
SYMBOLS = "U+E600-E61B,U+E61E-E624,U+E62A-E62E,U+E904,U+E907,U+E9C4,U+E9CA-E9CD,U+E9D1"
FEATURES = "kern,liga,ccmp,locl,mark,mkmk,tnum,pnum,frac"
WEIGHTS = "wght=400:700"


@dataclass(frozen=True, slots=True)
class Package:
    """An npm package: its integrity as the registry states it, and its licence."""

    name: str
    version: str
    licence: str
    sha512: str


HTMX = Package(
    "htmx.org",
    "4.0.1",
    "0BSD",
    "oF7JgXhDW9UXCy/k1ZYFUQgzu/rm19ORWPSPNL91vPluB2PB9+MV55tyQdH/w7o2EAbTYUG5SDW1R60mdkdqGg==",
)
ATKINSON = Package(
    "@fontsource-variable/atkinson-hyperlegible-next",
    "5.3.0",
    "OFL-1.1",
    "UnLzNUy1RWoLDfydAatP4NaRm99X/WbQEph7q/PymJnCFIOOwKOx3pBmp5ys8trO0dM+CKGuJgeZP9fAR4mQpA==",
)
LITERATA = Package(
    "@fontsource-variable/literata",
    "5.3.0",
    "OFL-1.1",
    "1Jw7xvOcoGyB83lxB2nG4bfNbqtX2/TTbdh9sHAOmU064SvmSdulDtA5RBu5JYWf64fdaKX7xU+z3GO1T2bCHA==",
)
MANA = Package(
    "mana-font",
    "1.18.0",
    "OFL-1.1",
    "PKCR5z/eeOBbox0Lu5b6A0QUWVUUa3A3LWXb9sw4N5ThIWXxRbCagXPSL4k6Cnh2Fre6Y4+2Xl819OrY7m1cUA==",
)


def main() -> None:
    """Fetch, check, cut, write, list."""
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder)
        made = [*htmx(where), *text_fonts(where), *mana(where)]
    rows = [
        f"| `{path.relative_to(STATIC)}` | {package.name} | {package.version} | {package.licence} | `{sha384(path)}` |"
        for path, package in made
    ]
    prose, _, _ = LIST.read_text().partition("| file |")
    heading = ["| file | npm package | version | licence | sha384 |", "| --- | --- | --- | --- | --- |"]
    LIST.write_text(prose + "\n".join([*heading, *rows]) + "\n")


def htmx(where: Path) -> list[tuple[Path, Package]]:
    """Core and the server-sent-events extension in one file: as two deferred scripts, core may scan the page first."""
    source = fetch(HTMX, where)
    target = folder("vendor/htmx") / "htmx-sse.min.js"
    parts = (source / "dist" / "htmx.min.js", source / "dist" / "ext" / "hx-sse.min.js")
    title = f"/* htmx.org {HTMX.version}: htmx.min.js and ext/hx-sse.min.js. Zero-Clause BSD, see LICENSE. */\n"
    target.write_text(title + "".join(f"{part.read_text().strip()};\n" for part in parts))
    return [(target, HTMX), (copy(source / "LICENSE", target.with_name("LICENSE")), HTMX)]


def text_fonts(where: Path) -> list[tuple[Path, Package]]:
    """Two variable families, upright and italic, cut to what Spanish needs and to the weights from 400 to 700."""
    made: list[tuple[Path, Package]] = []
    fonts = folder("fonts")
    for package, short in ((ATKINSON, "atkinson-hyperlegible-next"), (LITERATA, "literata")):
        source = fetch(package, where)
        for style, suffix in (("normal", ""), ("italic", "-italic")):
            whole = source / "files" / f"{short}-latin-wght-{style}.woff2"
            narrow = where / f"{short}-{style}.ttf"
            fonttools("varLib.instancer", "--quiet", "--no-recalc-timestamp", str(whole), WEIGHTS, "--output", str(narrow))
            made.append((subset(narrow, fonts / f"{short}{suffix}.woff2", TEXT), package))
        made.append((copy(source / "LICENSE", fonts / f"{short}-OFL.txt"), package))
    return made


def mana(where: Path) -> list[tuple[Path, Package]]:
    """The symbols of rules text. The package's other fonts have no free licence and are left out."""
    source = fetch(MANA, where)
    fonts = folder("fonts")
    # The package names its licence but has no copy of it: the text is that of the other fonts, under its author's name.
    _, rule, text = (fonts / "literata-OFL.txt").read_text().partition("-" * 59)
    licence = fonts / "mana-OFL.txt"
    licence.write_text(f"Copyright Andrew Gioia (https://mana.andrewgioia.com)\n\n{rule}{text}")
    return [(subset(source / "fonts" / "mana.woff2", fonts / "mana.woff2", SYMBOLS), MANA), (licence, MANA)]


def fetch(package: Package, where: Path) -> Path:
    """The unpacked package, once its archive has the stated integrity."""
    packed = subprocess.run(
        ["npm", "pack", "--silent", f"{package.name}@{package.version}"],
        cwd=where,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    archive = where / packed.stdout.split()[-1]
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != package.sha512:
        sys.exit(f"{package.name} {package.version}: sha512 {found}, not {package.sha512}")
    with tarfile.open(archive) as tar:
        tar.extractall(archive.with_suffix(""), filter="data")
    return archive.with_suffix("") / "package"


def subset(source: Path, target: Path, characters: str) -> Path:
    """Cut a font to some characters and compress it."""
    fonttools(
        "subset",
        str(source),
        f"--unicodes={characters}",
        f"--layout-features={FEATURES}",
        "--flavor=woff2",
        "--no-hinting",
        "--desubroutinize",
        f"--output-file={target}",
    )
    return target


def fonttools(*arguments: str) -> None:
    """Run one of fonttools' programs."""
    subprocess.run([sys.executable, "-m", "fontTools", *arguments], check=True)


def folder(name: str) -> Path:
    """A folder below `static`, made if need be."""
    path = STATIC / name
    path.mkdir(parents=True, exist_ok=True)
    return path


def copy(source: Path, target: Path) -> Path:
    """Copy a text file."""
    shutil.copyfile(source, target)
    return target


def sha384(path: Path) -> str:
    """As in a `<script integrity>`."""
    return "sha384-" + base64.b64encode(hashlib.sha384(path.read_bytes()).digest()).decode()


if __name__ == "__main__":
    main()
