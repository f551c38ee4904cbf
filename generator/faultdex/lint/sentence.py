"""Find lines that hold more or less than one sentence, and sentences that are too long."""

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
_MARK = re.compile(r"\[@[^\[\]]{0,200}\]|!?\[\[[^\[\]]{0,600}\]\]")
_MOST_WORDS = 35
_READ = frozenset({"tell", "costs", "shows"})
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


def long_sentences(scope: Scope) -> Iterator[Flaw]:
    """Yield each sentence of a guide or a field that has too many words, citations left out."""
    read = (one for one in scope.fields if one.route[-1] in _ONE_SENTENCE | _READ)
    fields = (one for one in read if not one.path.startswith("drops/"))
    for passage in (*scope.guides, *fields):
        if not _is_block(passage.text):
            counts = (_words(one) for one in _END.split(_MARK.sub("", passage.text)))
            most = max(counts)
            if most > _MOST_WORDS:
                found = f"{most} words in a sentence, expected at most {_MOST_WORDS}"
                yield passage.flaw(found, "Say it in two sentences.")


def _words(sentence: str) -> int:
    return sum(any(map(str.isalnum, word)) for word in sentence.split())


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
    Check("FD449", long_sentences),
)
