"""Find expectations that hold whatever a snippet prints."""

import re
from collections.abc import Iterator

from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Entry
from faultdex.model.snippet import Snippet

_GAP = "..."
_WORD = re.compile(r"[^\W_]+(?:\.\d+)*")
_BOUND = re.compile(r"\{-?[\d.]+±[\d.]+\}")
_LETTERS, _DIGITS = 4, 2
_SHORTEST = 5


def wildcard_expectations(scope: Scope) -> Iterator[Flaw]:
    """Yield each expectation of gaps and of words that its snippet prints in any case."""
    hint = "Bound a figure, {74±8}, or write what the run printed; else give the reason as varies."
    for entry in scope.entries:
        for index, snippet in enumerate(entry.facts.snippets):
            always = _holds_always(entry, snippet)
            if always and not snippet.varies:
                message = "the expectation holds whatever the run gives: it has gaps and labels"
                yield _at(entry, index, message, hint, "expect")
            if snippet.varies and not always:
                message = "the expectation has what a run gives, so that no reason is needed"
                yield _at(entry, index, message, "Remove varies.", "varies")


def short_lines(scope: Scope) -> Iterator[Flaw]:
    """Yield each expected line that is found in almost any output."""
    hint = "Write more of the line, bound its number as in {2±0}, or expect the whole output."
    for entry in scope.entries:
        for index, snippet in enumerate(entry.facts.snippets):
            for line in snippet.expect.prints:
                if _count(line) < _SHORTEST and not _BOUND.search(line):
                    message = f"{line!r} is found in almost any output"
                    yield _at(entry, index, message, hint, "expect")


def _holds_always(entry: Entry, snippet: Snippet) -> bool:
    expect = snippet.expect
    lines = [line for line in _lines(entry, snippet) if line.strip()]
    if expect.fails or expect.ratio or expect.kernel_log or not lines:
        return False
    own = _flat(" ".join((*snippet.run, *_texts(entry, snippet))))
    return not any(_has_value(_flat(line), own) for line in lines)


def _lines(entry: Entry, snippet: Snippet) -> tuple[str, ...]:
    output = snippet.expect.output
    text = entry.text(output) if output and output in entry.files else ""
    return (*text.splitlines(), *snippet.expect.prints)


def _texts(entry: Entry, snippet: Snippet) -> Iterator[str]:
    for name in (snippet.file, *snippet.companions):
        yield entry.files.get(name, b"").decode("utf-8", "replace")


def _has_value(line: str, own: str) -> bool:
    """Whether `line` has a bound, no gap, or a word or a passage that the snippet lacks.

    What is before the first gap is a label, made of the snippet's words in any order.
    """
    label, *later = line.split(_GAP)
    if not later or _BOUND.search(line):
        return True
    words = (word for word in _WORD.findall(label) if _tells(word))
    passages = (one.strip() for one in later if _tells(one))
    return any(one not in own for one in (*words, *passages))


def _tells(text: str) -> bool:
    return sum(map(str.isalpha, text)) >= _LETTERS or sum(map(str.isdigit, text)) >= _DIGITS


def _count(line: str) -> int:
    return sum(map(str.isalnum, line))


def _flat(text: str) -> str:
    return " ".join(text.split())


def _at(entry: Entry, index: int, message: str, hint: str, field: str) -> Flaw:
    return Flaw(f"{entry.folder}/entry.yaml", message, hint, ("snippets", index, field))


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD451", wildcard_expectations),
    Check("FD452", short_lines),
)
