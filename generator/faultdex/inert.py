"""Turn anybody's text into Markdown or plain text that cannot act on the page around it."""

import re

_ACTIVE = str.maketrans({"<": "&lt;", "{": "&#123;", "}": "&#125;", "`": "&#96;"})
_UNSAFE_LINK = re.compile(r"\](?=\((?!https://|#))")
_DEFINITION = re.compile(r"\](?=\s*:)")
_IMAGE = re.compile(r"!(?=\[|$)")
_BLOCK = re.compile(r"^( {0,3})/(?=//)", re.MULTILINE)
_LAST_BACKSLASH = re.compile(r"\\$")
_PICTURES = ord("\N{SYMBOL FOR NULL}")
_BACKTICKS = re.compile(r"`+")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_ESCAPE_SEQUENCE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?)")


def inert(text: str) -> str:
    """Return Markdown prose without code spans as Markdown that holds no tag and no attribute.

    Links keep working where they go to https or to an anchor; images become links.
    """
    text = _UNSAFE_LINK.sub("&#93;", text)
    text = _DEFINITION.sub("&#93;", text)
    text = _IMAGE.sub("&#33;", text)
    text = _BLOCK.sub(r"\1&#47;", text)
    return _LAST_BACKSLASH.sub("&#92;", text.translate(_ACTIVE))


def span_edge(text: str) -> str:
    """Return the backticks that a code span around `text` needs."""
    return "`" * (_longest_run(text) + 1)


def fence_edge(text: str) -> str:
    """Return the backticks that no line of `text` can close as a fence."""
    return "`" * max(3, _longest_run(text) + 1)


def printable(text: str) -> str:
    """Return what a terminal printed without its escape sequences and control characters."""
    plain = _ESCAPE_SEQUENCE.sub("", text.replace("\r\n", "\n"))
    return _CONTROL.sub(lambda found: _picture(found[0]), plain)


def _picture(letter: str) -> str:
    return chr(_PICTURES + ord(letter)) if letter < " " else "\N{REPLACEMENT CHARACTER}"


def _longest_run(text: str) -> int:
    return max(map(len, _BACKTICKS.findall(text)), default=0) if "`" in text else 0
