"""Find lines that hold more or less than one sentence."""

import re
from collections.abc import Iterator
from itertools import pairwise

from faultdex.lint.prose import Passage
from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw

_LIST = re.compile(r"^\s*(?:>\s*)*(?:[-*+]|\d+\.)\s+")
_END = re.compile(
    r"[.!?](?<!\.\..)(?<!\be\.g.)(?<!\bi\.e.)(?<!\bvs.)(?<!\bcf.)(?<!\bNo.)(?<!\bapprox.)"
    r"[\"')\]*_]*\s+"
    r"(?=[\"'(\[*_]*[A-Z])"
)
_ENDED = re.compile(r"[.!?:;…][\"')\]*_ ]*$")
_APART = re.compile(r"^\s*(?:$|[-*+>|#]|\d+\.\s|!\[\[|!!!|\?\?\?)")
_ONE_SENTENCE = frozenset({"summary", "says", "does", "caption", "claim"})


def joined_sentences(scope: Scope) -> Iterator[Flaw]:
    """Yield each second sentence on a line of a guide."""
    for passage in scope.guides:
        yield from _second_sentences(passage, "Begin a new line after each sentence.")


def broken_sentences(scope: Scope) -> Iterator[Flaw]:
    """Yield each line of a guide that goes on with the sentence of the line before."""
    hint = "Join the two lines: one sentence, one line."
    for before, after in pairwise(scope.guides):
        is_next = before.path == after.path and before.line + 1 == after.line
        if is_next and _is_open(before.text) and not _APART.match(after.text):
            yield after.flaw("the sentence of the line before goes on here", hint)


def long_fields(scope: Scope) -> Iterator[Flaw]:
    """Yield each second sentence in a field that is one sentence."""
    hint = "Say it in one sentence, or move the rest into the guide."
    for passage in scope.fields:
        if passage.route[-1] in _ONE_SENTENCE:
            yield from _second_sentences(passage, hint)


def _second_sentences(passage: Passage, hint: str) -> Iterator[Flaw]:
    mark = _LIST.match(passage.text)
    start = mark.end() if mark else 0
    found = _END.search(passage.text, start)
    if found and not _is_block(passage.text):
        yield passage.flaw("a second sentence begins here", hint, found.end())


def _is_open(line: str) -> bool:
    return not _ENDED.search(line.rstrip()) and not _is_block(line)


def _is_block(line: str) -> bool:
    return bool(re.match(r"^\s*(?:$|[|#]|!\[\[|!!!|\?\?\?)", line))


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD404", joined_sentences),
    Check("FD405", broken_sentences),
    Check("FD406", long_fields),
)
