"""Tell whether what a log says is about other ranks, so that it is not what failed first."""

from faultdex.match.normalise import compiled
from faultdex.match.normalization_rules import OTHERS


def is_of_others(text: str) -> bool:
    """Tell whether it speaks of other ranks: a peer, a lost connection, a timeout, a signal."""
    return bool(compiled(OTHERS).search(text))
