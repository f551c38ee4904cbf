"""Hold one fork of a workflow as pages show it: numbered, with its branches."""

from dataclasses import dataclass

from faultdex.render.brief import Brief
from faultdex.render.part import Part


@dataclass(frozen=True, slots=True)
class Branch:
    """One answer; it leads to an entry, or to the next question."""

    answer: tuple[Part, ...]
    entry: Brief | None
    fork: "Question | None"


@dataclass(frozen=True, slots=True)
class Question:
    """One question with its branches; `number` counts from 1 over the whole workflow."""

    number: int
    ask: tuple[Part, ...]
    command: str
    tells: tuple[Part, ...]
    branches: tuple[Branch, ...]

    @property
    def onward(self) -> Branch | None:
        """Return the last answer where it asks on: the way that goes on below, not aside."""
        last = self.branches[-1]
        return last if last.fork else None

    @property
    def aside(self) -> tuple[Branch, ...]:
        """Return the answers that lead away from the way onward."""
        return self.branches[:-1] if self.onward else self.branches

    @property
    def count(self) -> int:
        """Return how many questions there are from here on."""
        return 1 + sum(branch.fork.count for branch in self.branches if branch.fork)
