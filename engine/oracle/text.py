"""The text box before it is read: what has no game function falls away (207.2), the rest is cut in paragraphs and
words.
"""

import re

from engine.model import Supertype

_CURLY = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "‑": "-"})
_MINUS = re.compile(r"[−–](?=[\dX])")
_REMINDER = re.compile(r"\s*\([^()]*\)")
_ITALIC = re.compile(r"^((?:• )?)([A-Z][^.:—\"{}+]*?) — (?=\S)")
# Words before a long dash that are more than an ability word or flavor word (207.2c, 207.2d):
_ROW = re.compile(r"^\d+(?:[—–-]\d+|\+)? \| ")  # of a table of results (706.3)
_MEANT = re.compile(r"^(?:[IVX]+(?:, [IVX]+)*|\d.*|Boast|Forecast|Exhaust|Max speed|Companion|Solved|To solve|Power-up|Choose .*)$")
_FINAL_QUOTE = re.compile(r"([.!])([\"']+)(?=$|\s+[A-Z\"])", re.MULTILINE)
_WORD = re.compile(
    r"\{[^}]+\}"  # a symbol (107.4–107.6)
    r"|[+-]?(?:\d+|[XY*])/[+-]?(?:\d+|[XY*])"  # 2/2, +1/+1
    r"|\[[+-]?[\dX]+\]"  # a loyalty cost (606.4)
    r"|\d+(?:[—–-]\d+|\+)?(?= \|)"  # a row of a table of results
    r"|\d+[-–]\d+|\d+\+"  # levels
    r"|and/or"
    r"|'s\b"
    r"|[+-]?\d+"
    r"|[^\W\d_]+(?:[-'.][^\W\d_]+)*\+?"
    r"|\S"
)
_WHOLE = frozenset({"it's", "that's", "there's", "who's", "he's", "she's", "what's"})


def short_name(name: str, supertypes: frozenset[Supertype] = frozenset({Supertype.LEGENDARY})) -> str:
    """What a legendary object calls itself: "Mikaeus" for "Mikaeus, the Unhallowed" (201.5c). Others have no shorter
    name.
    """
    if Supertype.LEGENDARY not in supertypes:
        return name
    head = re.split(r", | the | of ", name)[0]
    return head if head != name else name.split(maxsplit=1)[0]


def _continues_level(before: str, line: str) -> bool:
    return before.startswith("LEVEL ") and "\n" not in before and re.fullmatch(r"\d+/\d+", line) is not None


def paragraphs(text: str) -> tuple[str, ...]:
    """The paragraphs that do something, as printed; a list of modes goes with the line that opens it (700.2)."""
    found: list[str] = []
    for line in text.splitlines():
        if not _REMINDER.sub("", line).strip():
            continue
        if found and (line.startswith(("•", "+ {")) or _ROW.match(line) or _continues_level(found[-1], line)):
            found[-1] += "\n" + line
        else:
            found.append(line)
    return tuple(found)


def plain(paragraph: str) -> str:
    """A paragraph as it is compared: no reminder text, no ability word, straight quotes, single spaces."""
    lines = [_REMINDER.sub("", line).translate(_CURLY).strip() for line in paragraph.splitlines()]
    lines = [_MINUS.sub("-", _without_italics(line)) for line in lines if line]
    text = "\n".join(" ".join(_commas(line).split()) for line in lines)
    return _FINAL_QUOTE.sub(r"\2\1", text)


def printed_quotes(text: str) -> str:
    """The text with the stop inside the quotation marks that end a sentence, as printed."""
    return re.sub(r"([\"']+)\.(?=$|\s)", r".\1", text)


def _without_italics(line: str) -> str:
    match = _ITALIC.match(line)
    if match is None or _MEANT.match(match[2]):
        return line
    return match[1] + line[match.end() :]


def _commas(line: str) -> str:
    """A list of keywords with commas, whether it was printed with semicolons or not."""
    return line if re.search(r"[.\"]", line) else line.replace("; ", ", ")


def sentences(plain: str) -> tuple[str, ...]:
    """The sentences of a plain paragraph, each with its stop; quoted text is one with the sentence that it stands in."""
    found, start, quoted = [], 0, False
    for place, sign in enumerate(plain):
        quoted ^= sign == '"'
        if sign == "." and not quoted and plain[place + 1 : place + 2] in {" ", "\n", ""}:
            found.append(plain[start : place + 1].strip())
            start = place + 1
    rest = plain[start:].strip()
    return (*found, rest) if rest else tuple(found)


def words(text: str) -> tuple[str, ...]:
    """The words and signs of a text, in order; a possessive ending is a word of its own."""
    found: list[str] = []
    for word in _WORD.findall(text):
        if word.endswith("'s") and len(word) > 2 and word.lower() not in _WHOLE:
            found += [word[:-2], "'s"]
        else:
            found.append(word)
    return tuple(found)


def unsplit(parts: tuple[str, ...]) -> str:
    """Words as text again."""
    return re.sub(r" (?=[,.:;]|'s\b)", "", " ".join(parts))


def same(said: str, printed: str) -> bool:
    """Whether two plain texts are the same but for the case of the letters that begin a sentence."""
    return sentence_case(plain(said)) == sentence_case(printed)


def sentence_case(text: str) -> str:
    """The text with a capital where a sentence begins: at the start of a line, after a stop, a colon of a cost or a
    mode's mark.
    """
    text = re.sub(r"(^|\n)((?:• )?[\"']?)([a-z])", lambda m: m[1] + m[2] + m[3].upper(), text)
    text = re.sub(r"([.:|]|—) (\"?)([a-z])", lambda m: f"{m[1]} {m[2]}{m[3].upper()}", text)
    return re.sub(r"(?<=[ ,(])([\"'])([a-z])(?=[^\"']*[.:])", lambda m: m[1] + m[2].upper(), text)
