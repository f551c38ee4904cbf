"""Find in what a run printed the lines that word its failure."""

import re
from collections.abc import Iterable

from faultdex.model.snippet import Snippet

_GAP = re.compile(r"\.\.\.|\{-?[\d.]+±")
_VARYING = re.compile(r"/[\w.+/-]{3,}|\w*\d[\w.]*")
_RANK = re.compile(r"^\[(?:rank|default)\d+\]:\s?")
_RAISED = re.compile(r"^(?:\w+\.)*\w*(?:Error|Exception|Interrupt|Exit)(?:: |$)")


def declared_lines(texts: Iterable[str], snippet: Snippet) -> str:
    """Return the lines that begin as the declared exception, or the declared lines, begin."""
    raises, prints = snippet.expect.raises, snippet.expect.prints
    heads = [f"{raises.type}:"] if raises else [_GAP.split(line)[0] for line in prints]
    found = [
        line for line in _lines(texts) if any(head and line.startswith(head) for head in heads)
    ]
    return "\n".join(dict.fromkeys(found))


def failure_of(texts: Iterable[str], snippet: Snippet) -> str:
    """Return the declared lines; without them the last exception, where one was declared."""
    texts = tuple(texts)
    found = declared_lines(texts, snippet)
    if found or not snippet.expect.raises:
        return found
    return next((line for line in reversed(_lines(texts)) if _RAISED.match(line)), "")


def is_alike(text: str, other: str) -> bool:
    """Whether two wordings differ in paths and in words with digits alone."""
    return steady(text) == steady(other)


def steady(text: str) -> str:
    """Return `text` without its paths and its words with digits."""
    return _VARYING.sub("#", text)


def _lines(texts: Iterable[str]) -> list[str]:
    return [_RANK.sub("", line) for text in texts for line in text.splitlines()]
