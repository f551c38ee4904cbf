"""Hold what one kind of a job's evidence says."""

from dataclasses import dataclass

from faultdex.answering.actions import Advice
from faultdex.hangs.waits import Sure


@dataclass(frozen=True, slots=True)
class Lead:
    """What one kind of evidence says: a sentence, who failed, the entry, and what to do."""

    says: str
    advice: Advice
    sure: Sure
    entry: str = ""
    ranks: frozenset[int] = frozenset()
    suspects: frozenset[int] = frozenset()
    notes: tuple[tuple[str, str], ...] = ()
    is_waiting: bool = False
