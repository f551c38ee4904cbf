"""Find in C, C++ and Go source the calls that print, throw or return a message."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from faultdex.verify.messages.found import HOLE, Found, cleaned, from_format, from_printf
from faultdex.verify.messages.tokens import Token, closing, split, tokens

_STREAM = "<<"
_JOINERS = {"str", "string", "to_string_view", "c_str", "concat", "StrCat", "move"}
_FORMATTERS = {"format", "sprintf"}


@dataclass(frozen=True)
class Call:
    """One way to print a message: the name called, and where its text is.

    style: concat (arguments are joined), printf, format, or stream (what << follows the call).
    skip: how many arguments stand before the text. head: text that the call itself puts first.
    """

    name: str
    style: str = "concat"
    skip: int = 0
    level: str = "error"
    head: str = ""
    first: str = ""


def messages(source: str, where: str, calls: Iterable[Call]) -> Iterator[Found]:
    """Yield the messages of `source` that one of `calls` prints."""
    by_name: dict[str, list[Call]] = {}
    for call in calls:
        by_name.setdefault(call.name, []).append(call)
    every = tokens(source)
    for index, token in enumerate(every[:-1]):
        known = by_name.get(token.text, ()) if token.kind == "word" else ()
        start = _opening(every, index) if known else 0
        for call in known if start else ():
            text = cleaned(call.head + _text_of(every, start, call))
            if text:
                literal = _longest(every[start : closing(every, start)])
                yield Found(text, where, call.level, literal=literal)


def in_tree(root: Path, patterns: Iterable[str], calls: tuple[Call, ...]) -> Iterator[Found]:
    """Yield the messages of all files under `root` that match one of `patterns`."""
    files = {file for one in patterns for file in root.glob(one) if "_test." not in file.name}
    for file in sorted(files):
        source = file.read_text("utf-8", "replace")
        yield from messages(source, file.relative_to(root).as_posix(), calls)


def _longest(part: list[Token]) -> str:
    """Return the longest text among adjacent texts that the compiler joins."""
    runs = groupby(part, lambda token: token.kind == "string")
    return max(
        ("".join(one.text for one in run) for is_text, run in runs if is_text),
        key=len,
        default="",
    )


def _opening(every: list[Token], index: int) -> int:
    """Return the index of the ( after the word, template arguments and a name passed over."""
    after = every[index + 1]
    return index + 1 if after.text == "(" and after.kind == "sign" else 0


def _text_of(every: list[Token], start: int, call: Call) -> str:
    end = closing(every, start)
    inside = every[start + 1 : end]
    if call.first and not (inside and inside[0].text == call.first):
        return ""
    if call.style == "stream":
        return _streamed(every, end + 1)
    arguments = split(inside, ",")[call.skip :]
    if not any(arguments):
        return ""
    if call.style == "concat":
        return "".join(_said(one) for one in arguments)
    return _formatted(arguments[0], call.style)


def _streamed(every: list[Token], start: int) -> str:
    if not (start < len(every) and every[start].text == _STREAM):
        return ""
    end = next((i for i in range(start, len(every)) if every[i].text == ";"), len(every))
    return "".join(_said(one) for one in split(every[start + 1 : end], _STREAM))


def _formatted(part: list[Token], style: str) -> str:
    """Return a format with its conversions made holes; "" if it does not begin with a text."""
    if not part or part[0].kind not in {"string", "word"}:
        return ""
    if not any(one.kind == "string" for one in part):
        return ""
    text = _joined(part) if _is_adjacent(part) else _said(part)
    return from_printf(text) if style == "printf" else from_format(text)


def _joined(part: list[Token]) -> str:
    """Return adjacent texts as one; a macro after a % is a conversion, such as PRIu64."""
    text = ""
    for one in part:
        text += one.text if one.kind == "string" else "lu" if text.endswith("%") else HOLE
    return text


def _is_adjacent(part: list[Token]) -> bool:
    return all(one.kind in {"string", "word"} for one in part)


def _said(part: list[Token]) -> str:
    """Return what an expression prints: its texts, and {} for everything else."""
    for sign in (_STREAM, "+"):
        pieces = split(part, sign)
        if len(pieces) > 1:
            return "".join(_said(one) for one in pieces)
    if part and all(one.kind == "string" for one in part):
        return _literal(one.text for one in part)
    if _is_adjacent(part) and any(one.kind == "string" for one in part):
        return _joined(part)
    return _called(part)


def _literal(texts: Iterable[str]) -> str:
    return re.sub(r"\{\s*\}", "{ }", "".join(texts))


def _called(part: list[Token]) -> str:
    """Return what a call to a joiner or a formatter gives; {} of any other expression."""
    if part and part[0].text == "(" and closing(part, 0) == len(part) - 1:
        return _said(part[1:-1])
    at = next((i for i, one in enumerate(part) if one.text == "("), 0)
    if not at or closing(part, at) != len(part) - 1:
        return HOLE
    name, arguments = part[at - 1].text, split(part[at + 1 : -1], ",")
    if name in _JOINERS:
        return "".join(_said(one) for one in arguments if one) or HOLE
    if name in _FORMATTERS:
        return _formatted(arguments[0], "format") or HOLE
    return HOLE
