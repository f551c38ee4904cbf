"""Plan on paper what it takes to verify all snippets on a fleet, from the seconds of past runs.

    python tests/bench/fleet.py [KINDS RELEASES [DOLLARS]]

A cell is a snippet on one of KINDS of GPU with one of RELEASES of torch: 5 and 4 unless given.
What needs no GPU runs once for each release. Each cell runs three times, one after the other. A
snippet without a recorded run counts as the median of its place, and a cell takes the seconds that
the recorded machine took. DOLLARS is the price of an hour of one GPU.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from faultdex.model.entry import Entry
from faultdex.model.snippet import Snippet
from faultdex.model.verification import snippet_runs
from faultdex.pipeline import read
from faultdex.terminal import say

ROOT = Path(__file__).parents[2]
KINDS, RELEASES, DOLLARS = 5, 4, 4.0
REPEATS = 3
# Minutes until a machine with a container has started, once for each kind and release.
START = 10
MACHINES = (1, 4, 16)
GPUS = {"gpu": 1, "gpu2": 2, "gpu8": 8}


@dataclass(frozen=True, slots=True)
class Place:
    """The snippets that need the same kind of place, and the seconds of those that ran."""

    name: str
    snippets: int
    seconds: tuple[float, ...]

    @property
    def once(self) -> float:
        """Return the seconds in which all of them run once."""
        rest = self.snippets - len(self.seconds)
        return sum(self.seconds) + rest * (median(self.seconds) if self.seconds else 0)

    def cells(self, kinds: int, releases: int) -> int:
        """Return how many cells there are."""
        return self.snippets * releases * (kinds if self.name in GPUS else 1)

    def hours(self, kinds: int, releases: int) -> float:
        """Return the hours in which all cells run."""
        each = self.once * REPEATS / 3600
        return each * releases * (kinds if self.name in GPUS else 1)


def seconds_of(entry: Entry, snippet: Snippet) -> float | None:
    """Return what the last known run of a snippet took."""
    runs = (one.run.seconds for one in snippet_runs(entry) if one.snippet is snippet)
    return next(runs, None)


def places(entries: Sequence[Entry]) -> list[Place]:
    """Return the places by what they need."""
    every = [(entry, one) for entry in entries for one in entry.facts.snippets]
    names = sorted({one.runs for _, one in every}, key=lambda name: (GPUS.get(name, 0), name))
    return [
        Place(
            name,
            sum(one.runs == name for _, one in every),
            tuple(
                seconds
                for entry, one in every
                if one.runs == name and (seconds := seconds_of(entry, one)) is not None
            ),
        )
        for name in names
    ]


def longest(entries: Sequence[Entry], parts: int) -> float:
    """Return the seconds of the longest of so many shards of what needs a GPU."""
    kept = (
        [seconds_of(entry, one) or 0 for one in entry.facts.snippets if one.runs in GPUS]
        for entry in sorted(entries, key=lambda entry: entry.id)
    )
    spans = [sum(some) for some in kept if some]
    return max(sum(spans[first::parts]) for first in range(parts))


def main(kinds: int, releases: int, dollars: float) -> None:
    """Print the plan."""
    entries = [*read(ROOT / "knowledge").book.entries.values()]
    every = places(entries)
    total = sum(one.snippets for one in every)
    say(f"{total:,} snippets x {kinds} kinds of GPU x {releases} releases of torch:\n")
    say("| place | snippets | with a recorded run | cells | hours | GPU hours |")
    say("|---|---|---|---|---|---|")
    rows = [
        (
            one.snippets,
            len(one.seconds),
            one.cells(kinds, releases),
            one.hours(kinds, releases),
            one.hours(kinds, releases) * GPUS.get(one.name, 0),
        )
        for one in every
    ]
    sums = tuple(map(sum, zip(*rows, strict=True)))
    for name, row in zip((*(one.name for one in every), "all"), (*rows, sums), strict=True):
        say(f"| {name} | {' | '.join(f'{one:,.0f}' for one in row)} |")
    say(f"\nAt {dollars:.2f} dollars an hour of a GPU: {sums[-1] * dollars:,.0f} dollars.\n")
    say("| machines for each kind of GPU | hours by the clock |")
    say("|---|---|")
    for machines in MACHINES:
        clock = releases * (longest(entries, machines) * REPEATS / 3600 + START / 60)
        say(f"| {machines} | {clock:,.1f} |")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        int(given[0]) if given else KINDS,
        int(given[1]) if given[1:] else RELEASES,
        float(given[2]) if given[2:] else DOLLARS,
    )
