"""Turn a snippet into small changes of its code, each of which should break its expectation."""

import io
import re
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain, islice, zip_longest

from faultdex.model.entry import Entry
from faultdex.model.mutation import Mutation
from faultdex.model.snippet import Snippet

MOST, MOST_PATTERNS = 6, 3
_TURNS = {
    "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "True": "False",
    "False": "True", "and": "or", "or": "and", "true": "false", "false": "true", "-eq": "-ne",
    "-ne": "-eq", "-gt": "-le", "-lt": "-ge", "-ge": "-lt", "-le": "-gt", "-z": "-n", "-n": "-z",
}  # fmt: skip
_NUMBER = re.compile(r"(?<![\w.:/$@-])\d+(?:\.\d+)?(?![\w.:/])")
_SHELL = re.compile(r"(?<!\S)(?:==|!=|-(?:eq|ne|gt|lt|ge|le|z|n))(?=\s)")
_C = re.compile(r"(?<![=<>!])[=!]=(?!=)|\b(?:true|false)\b")
_RAW = re.compile(r"""(?<![\w"'])r["'](?=[^"'\n]{4})""")
_SKIPPED = re.compile(r"sleep|timeout|seed|import|include|^\s*(?:#|//)|\bsm_|-arch|limit")


@dataclass(frozen=True, slots=True)
class Change:
    """A text at an offset of a file that another takes the place of."""

    file: str
    offset: int
    replace: str
    by: str

    def applied(self, text: str) -> str:
        """Return `text` with the change."""
        return text[: self.offset] + self.by + text[self.offset + len(self.replace) :]

    def line(self, text: str) -> int:
        """Return the number of the line of `text` in which the change begins."""
        return text.count("\n", 0, self.offset) + 1


def changes_of(entry: Entry, snippet: Snippet) -> tuple[Change, ...]:
    """Return the declared change of `snippet`, or those that are derived from its code.

    Derived are up to six turned conditions and other numbers, and up to three patterns of which
    none matches any more.
    """
    if snippet.mutate:
        return tuple(_declared(snippet.mutate, snippet, entry))
    names = (snippet.file, *snippet.companions)
    texts = {name: text for name in names if (text := _text(entry, name))}
    found = [_derived(name, text) for name, text in texts.items()]
    patterns = [tuple(_patterns(name, text)) for name, text in texts.items()]
    return (*islice(_by_turns(found), MOST), *islice(_by_turns(patterns), MOST_PATTERNS))


def _declared(mutation: Mutation, snippet: Snippet, entry: Entry) -> Iterator[Change]:
    name = mutation.file or snippet.file
    text, replace = _text(entry, name), mutation.replace
    if replace and text.count(replace) == 1:
        yield Change(name, text.index(replace), replace, mutation.by or "")


def _text(entry: Entry, name: str) -> str:
    return entry.files.get(name, b"").decode("utf-8", "replace")


def _by_turns(found: list[tuple[Change, ...]]) -> Iterator[Change]:
    """Yield the first of each, then the second of each, and so on."""
    return (one for one in chain.from_iterable(zip_longest(*found)) if one)


def _derived(name: str, text: str) -> tuple[Change, ...]:
    """Return turned conditions and other numbers by turns, of each the last in the file first."""
    read = _READERS.get(name[name.rfind(".") :])
    spots = [one for one in read(text) if not _is_skipped(text, one[0])] if read else []
    turned = [Change(name, at, old, _TURNS[old]) for at, old in spots if old in _TURNS]
    numbers = [Change(name, at, old, _other(old)) for at, old in spots if old not in _TURNS]
    return tuple(_by_turns([tuple(reversed(turned)), tuple(reversed(numbers))]))


def _patterns(name: str, text: str) -> Iterator[Change]:
    """Yield, for each raw string of a Python file, the same text that nothing matches."""
    if name.endswith(".py"):
        for found in _RAW.finditer(text):
            yield Change(name, found.start(), found[0], f"{found[0]}zzz")


def _is_skipped(text: str, offset: int) -> bool:
    start, end = text.rfind("\n", 0, offset) + 1, text.find("\n", offset)
    return _SKIPPED.search(text[start : end if end >= 0 else len(text)]) is not None


def _other(number: str) -> str:
    return str(int(number) + 1) if number.isdigit() else str(2 * float(number) + 1)


def _in_python(text: str) -> Iterator[tuple[int, str]]:
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (tokenize.TokenError, SyntaxError):
        return
    for token in tokens:
        is_number = token.type == tokenize.NUMBER and _NUMBER.fullmatch(token.string)
        if is_number or (token.type in {tokenize.OP, tokenize.NAME} and token.string in _TURNS):
            yield starts[token.start[0] - 1] + token.start[1], token.string


def _by(pattern: re.Pattern[str]) -> Callable[[str], Iterator[tuple[int, str]]]:
    either = re.compile(f"{pattern.pattern}|{_NUMBER.pattern}")
    return lambda text: (
        (one.start(), one[0]) for one in either.finditer(text) if not _is_quoted(text, one.start())
    )


def _is_quoted(text: str, offset: int) -> bool:
    """Return whether an odd number of quotation marks comes before in the same line."""
    return text.count('"', text.rfind("\n", 0, offset) + 1, offset) % 2 == 1


_READERS: dict[str, Callable[[str], Iterator[tuple[int, str]]]] = {
    ".py": _in_python, ".sh": _by(_SHELL), ".cu": _by(_C), ".cpp": _by(_C), ".c": _by(_C),
}  # fmt: skip
