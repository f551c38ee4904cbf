"""Turn a single text into the entry that it is sure to speak of."""

from faultdex.match.explain import Reading
from faultdex.match.gate import Gate
from faultdex.match.index import RANKS, Index
from faultdex.match.ranking import Judge

_ECHO = RANKS.index("echo")


def recognise(index: Index, gate: Gate, text: str) -> str:
    """Return the id of the entry that explains `text` best; empty where only an echo does."""
    reading = Reading(index, gate)
    reading.read(text.split("\n"))
    ranked = Judge("", index.before).ranked(reading.hits)
    sure = (hit for hit in ranked if hit.pattern.rank != _ECHO)
    return next((index.known[hit.pattern.entry].id for hit in sure), "")
