"""Turn hits into one per entry, causes first."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from faultdex.match.search import Hit


@dataclass(frozen=True, slots=True)
class Judge:
    """What decides between hits: the rank that failed first, and which entry is special.

    `before` holds pairs of entries of which the first is the more specific.
    """

    blamed: str
    before: frozenset[tuple[int, int]]

    def tier(self, hit: Hit) -> tuple[int, bool, bool]:
        """Return root before symptom before echo, errors before warnings, then who failed first."""
        is_late = bool(self.blamed) and hit.speaker != self.blamed
        return (hit.pattern.tier, hit.pattern.kind > 0, is_late)

    def order(self, hit: Hit) -> tuple[int, bool, bool, int, int, int]:
        """Return the tier, then earlier lines, then the signature with more literal text."""
        return (*self.tier(hit), hit.number, -hit.pattern.weight, hit.pattern.entry)

    def ranked(self, hits: Iterable[Hit]) -> list[Hit]:
        """Return the best hit of each entry, best entry first."""
        best: dict[int, Hit] = {}
        for hit in sorted(hits, key=self.order):
            best.setdefault(hit.pattern.entry, hit)
        waiting, done = list(best.values()), []
        while waiting:
            done.append(next(filter(lambda hit: self._leads(hit, waiting), waiting), waiting[0]))
            waiting.remove(done[-1])
        return done

    @staticmethod
    def speakers(best: Hit, hits: Iterable[Hit]) -> tuple[str, ...]:
        """Return the ranks that say of the entry what `best` says, in the order of the text."""
        ranks = [
            (hit.number, int(hit.speaker))
            for hit in hits
            if hit.speaker and _kind(hit) == _kind(best)
        ]
        return tuple(dict.fromkeys(called(rank) for _, rank in sorted(ranks)))

    def _leads(self, hit: Hit, rivals: Collection[Hit]) -> bool:
        entry, tier = hit.pattern.entry, self.tier(hit)
        return not any(
            (rival.pattern.entry, entry) in self.before and self.tier(rival) == tier
            for rival in rivals
        )


def called(speaker: str | int) -> str:
    """Return what a speaker is called; nothing where it is none."""
    return f"rank {int(speaker)}" if speaker != "" else ""


def _kind(hit: Hit) -> tuple[int, int]:
    return hit.pattern.entry, hit.pattern.tier
