"""Print how texts drawn from public threads are answered, by category.

    python tests/bench/threads.py [FOLDER]

The shares say how often the page that a reader judged right is named, and whether the cause that
the answer asserts was judged to hold for the person who asked. The index has learned from none of
the texts that somebody posted, but from those that we composed.
"""

import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from faultdex.match import Index, compile_index, explain
from faultdex.pipeline import read
from faultdex.pipeline.posted import QUESTIONS, composed

ROOT = Path(__file__).parents[2]
THREADS = ROOT / "knowledge/threads"
TOP = 5
HEAD = (
    "threads",
    "in scope",
    "page exists",
    "right page first",
    "first, unsure ones counted",
    "named",
    "wrong page first",
    "cause asserted",
    "holds, partly, does not",
    "undecided",
    "lists with the page",
    "false alarms",
)
LISTS = ("lists of", "shown", "with the page", "with the page first")


@dataclass(frozen=True)
class Thread:
    """A text that somebody posted, and what a reader of the thread judged.

    `entry` is the id of the page that belongs first, `wanted` the id it will have once it is
    written; both are empty where no page is planned. `holds` says yes, partly or no for each cause
    that an answer asserted, as ENTRY/CAUSE.
    """

    url: str
    category: str
    text: str
    in_scope: bool
    message: bool
    repository: str = ""
    program: str = ""
    entry: str | None = None
    wanted: str | None = None
    cause: str | None = None
    fixed: str | None = None
    holds: dict[str, str] = field(default_factory=dict)

    @property
    def page(self) -> str | None:
        """Return the id of the right page, written or not."""
        return self.entry or self.wanted


@dataclass(frozen=True)
class Answered:
    """A thread with the ids that the answer to its text named."""

    thread: Thread
    page_exists: bool
    sure: Sequence[str]
    unsure: Sequence[str]
    cause: str
    roles: Collection[str] = ()

    @property
    def is_right_first(self) -> bool:
        """Tell whether the first sure match is the right page."""
        return self.thread.page in self.sure[:1]

    @property
    def is_right_on_top(self) -> bool:
        """Tell whether what is named first, sure or not, is the right page."""
        return self.thread.page in [*self.sure, *self.unsure][:1]

    @property
    def is_named(self) -> bool:
        """Tell whether the right page is a match or a candidate."""
        return self.thread.page in {*self.sure, *self.unsure}

    @property
    def is_list(self) -> bool:
        """Tell whether there are candidates and nothing sure above them."""
        return bool(self.unsure) and not self.sure

    @property
    def asserted(self) -> str:
        """Return the page and the cause that the answer presents as known; empty for none."""
        return f"{self.sure[0]}/{self.cause}" if self.sure and self.cause else ""


def threads(folder: Path) -> list[Thread]:
    """Return the threads of every file in the folder."""
    load = YAML(typ="safe").load
    return [Thread(**row) for path in sorted(folder.glob("*.yaml")) for row in load(path)]


def answered(index: Index, thread: Thread) -> Answered:
    """Return the thread with what `faultdex explain --format json` says to its text."""
    told = explain(index, thread.text.split("\n"), TOP).as_data()
    sure, unsure = _matches(told, "matches"), _matches(told, "candidates")
    return Answered(
        thread,
        thread.page in {one.id for one in index.known},
        [str(match["id"]) for match in sure],
        [str(match["id"]) for match in unsure],
        str((sure[0].get("cause") or "") if sure else ""),
        {str(match["rank"]) for match in unsure},
    )


def _matches(told: dict[str, Any], key: str) -> list[dict[str, Any]]:
    matches: list[dict[str, Any]] = told[key]
    return matches


def rows(every: Sequence[Answered]) -> Iterator[tuple[str, ...]]:
    """Yield the shares of each category, of all, and of the texts that hold a message."""
    for category in sorted({one.thread.category for one in every}):
        yield _row(category, [one for one in every if one.thread.category == category])
    yield _row("all", every)
    yield _row("all with a message", [one for one in every if one.thread.message])


def _row(name: str, every: Sequence[Answered]) -> tuple[str, ...]:
    ours = [one for one in every if one.thread.in_scope]
    others = [one for one in every if not one.thread.in_scope]
    written = [one for one in ours if one.page_exists]
    firsts = [one for one in ours if one.sure]
    lists = [one for one in every if one.is_list]
    asserted = [one for one in firsts if one.asserted]
    return (
        name,
        str(len(ours)),
        str(len(written)),
        share(written, lambda one: one.is_right_first),
        share(written, lambda one: one.is_right_on_top),
        share(written, lambda one: one.is_named),
        share(ours, lambda one: bool(one.sure) and not one.is_right_first),
        share(firsts, lambda one: bool(one.asserted)),
        _verdicts(asserted),
        share(firsts, lambda one: not one.asserted),
        share(lists, lambda one: one.is_named),
        share(others, lambda one: bool(one.sure)),
    )


def list_rows(every: Iterable[Answered]) -> Iterator[tuple[str, ...]]:
    """Yield how often lists hold the right page: those with a near message, others, and all."""
    lists = [one for one in every if one.is_list]
    near = [one for one in lists if "candidate" in one.roles]
    related = [one for one in lists if "candidate" not in one.roles]
    probable = [one for one in every if "probable" in one.roles]
    lists_of = ("near messages", near), ("related pages", related), ("all", lists)
    for name, some in (*lists_of, ("a probable page", probable)):
        named = share(some, lambda one: one.is_named)
        yield name, str(len(some)), named, share(some, lambda one: one.is_right_on_top)


def share(every: Sequence[Answered], is_one: Callable[[Answered], bool]) -> str:
    """Return how many of the threads are one, as `3 of 7`."""
    return f"{sum(map(is_one, every))} of {len(every)}"


def _verdicts(asserted: Iterable[Answered]) -> str:
    judged = Counter(one.thread.holds.get(one.asserted, "") for one in asserted)
    told = ", ".join(str(judged[verdict]) for verdict in ("yes", "partly", "no"))
    return f"{told}; {judged['']} not judged"


def main() -> None:
    """Print the tables."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else THREADS
    knowledge = ROOT / "knowledge"
    index = compile_index(read(knowledge).book, posted=composed(knowledge / QUESTIONS))
    every = [answered(index, thread) for thread in threads(folder)]
    sys.stdout.write(f"\n## Texts of {len(every)} public threads\n\n")
    _print(HEAD, rows(every))
    sys.stdout.write("\n")
    _print(LISTS, list_rows(every))


def _print(head: Sequence[str], body: Iterable[Sequence[str]]) -> None:
    for row in (head, ("---",) * len(head), *body):
        sys.stdout.write(f"| {' | '.join(row)} |\n")


if __name__ == "__main__":
    main()
