"""Turn a single text into the entry that it is sure to speak of."""

from faultdex.match.index import ROLES, Index
from faultdex.match.ranking import Judge
from faultdex.match.texts import Texts

_ECHO = ROLES.index("echo")


def recognise(index: Index, texts: Texts, text: str) -> str:
    """Return the id of the entry that explains `text` best; empty where only an echo does."""
    ranked = Judge("", index.before).ranked(texts.read(index, text).hits)
    sure = (hit for hit in ranked if hit.pattern.tier != _ECHO)
    return next((index.known[hit.pattern.entry].id for hit in sure), "")
