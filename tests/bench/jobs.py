"""Count how often triage says of a job what was planted in it, beside a plain grep.

    python tests/bench/jobs.py [FOLDER]

FOLDER holds a folder for each fault, as tests/bench/job_faults.py writes them, and is
tests/data/faults unless it is named. The peer takes the first line with `error` or `exception`, in
the order of time or of files; it names the rank whose log holds the line, and no action. Where a
job left dumps of the flight recorder, torch's analysis of them is a peer too: it names ranks.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import hangs

from faultdex.answering.options import ExplainOptions
from faultdex.answering.triage import triage
from faultdex.jobs.timestamps import stamp_of
from faultdex.logs.discover import natural
from faultdex.pack.locate import open_pack
from faultdex.pack.read import Pack
from faultdex.terminal import say

DATA = Path(__file__).parents[1] / "data" / "faults"
UNDECIDED = "undecided"
WITH_DUMPS = "triage, jobs with dumps"
_ERROR = re.compile(r"error|exception", re.IGNORECASE)
_RANK = re.compile(r"^\[rank(\d+)\]")
_LOCAL = re.compile(r"(?:node-(\d+)/)?logs/.*attempt_\d+/(\d+)/")


@dataclass(frozen=True, slots=True)
class Truth:
    """What was planted, as `truth.yaml` tells it."""

    ranks: frozenset[int]
    entries: tuple[str, ...]
    text: str
    action: str
    world: int

    @staticmethod
    def of(path: Path) -> "Truth":
        """Return the truth that a file holds."""
        told = json.loads(path.read_text("utf-8"))
        return Truth(
            frozenset(told["ranks"]),
            tuple(told["entries"]),
            told["text"],
            told["action"],
            told["world"],
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of a job: who failed, or one of whom, whether the cause is right, what to do."""

    accused: frozenset[int] = frozenset()
    suspects: frozenset[int] = frozenset()
    is_cause: bool = False
    action: str = ""

    def rank(self, truth: Truth) -> str:
        """Return whether the right ranks are named, or stand among those that are suspected."""
        if self.accused == truth.ranks and (truth.ranks or not self.suspects):
            return "yes"
        is_among = bool(truth.ranks) and not self.accused and truth.ranks <= self.suspects
        return "suspected" if is_among else "no"

    def cause(self) -> str:
        """Return whether the cause is right."""
        return "yes" if self.is_cause else "no"

    def what_to_do(self, truth: Truth) -> str:
        """Return whether the action is right, or how it is wrong; what is left open is no error."""
        if self.action == truth.action:
            return "yes"
        return "open" if self.action == UNDECIDED else f"no: {self.action}"

    def wrong(self, truth: Truth) -> int:
        """Return how many ranks are accused that did nothing."""
        return len(self.accused - truth.ranks)


def by_triage(pack: Pack, job: Path, truth: Truth) -> Verdict:
    """Return what triage says."""
    one = triage(pack, [str(job)], ExplainOptions((str(job),)))
    errors = [text for label, text in one.lead.notes if label == "error"]
    is_known = one.lead.entry in truth.entries
    is_own = not truth.entries and bool(truth.text) and any(truth.text in text for text in errors)
    is_nothing = not truth.text and not one.lead.entry and not errors
    is_cause = is_known or is_own or is_nothing
    return Verdict(one.lead.ranks, one.lead.suspects, is_cause, one.lead.advice.action.value)


@dataclass(frozen=True, slots=True)
class Hit:
    """A line that grep finds: the file, its place there, and the last time up to it."""

    file: str
    line: str
    at: float

    def rank(self, truth: Truth) -> frozenset[int]:
        """Return the rank whose line it is, as a reader sees by its beginning or its folder."""
        said, place = _RANK.match(self.line), _LOCAL.search(self.file)
        if said:
            return frozenset([int(said[1])])
        if not place:
            return frozenset()
        before = int(place[1]) * truth.world // 2 if place[1] else 0
        return frozenset([before + int(place[2])])


def hits(job: Path) -> Iterator[Hit]:
    """Yield the lines with an error, file by file."""
    for name in sorted((str(one) for one in job.rglob("*") if one.is_file()), key=natural):
        at = float("inf")
        lines = [] if name.endswith(".gz") else Path(name).read_text("utf-8").splitlines()
        for line in lines:
            stamp = stamp_of(line)
            at = stamp.yearly if stamp else at
            if _ERROR.search(line):
                yield Hit(name, line, at)


def by_grep(every: Sequence[Hit], truth: Truth) -> Verdict:
    """Return what the first of the hits says; grep knows nothing to do."""
    if not every:
        return Verdict(is_cause=not truth.text)
    is_cause = bool(truth.text) and truth.text in every[0].line
    return Verdict(every[0].rank(truth), frozenset(), is_cause)


def by_fr_trace(job: Path, truth: Truth) -> dict[str, Verdict]:
    """Return what torch's analysis says of the dumps of a job; nothing where it left none."""
    if not any(job.glob("trace_rank_*")):
        return {}
    said = {
        "fr_trace": hangs.by_torch(job),
        "fr_trace, groups repaired": hangs.by_torch_repaired(job, truth.world),
    }
    return {who: Verdict(named.accused, named.suspects) for who, named in said.items()}


def judged(pack: Pack, job: Path, truth: Truth) -> dict[str, Verdict]:
    """Return the verdicts on one job by who gave them."""
    every, dumps = [*hits(job)], by_fr_trace(job, truth)
    ours = by_triage(pack, job, truth)
    return {
        "triage": ours,
        "grep, by time": by_grep(sorted(every, key=lambda one: one.at), truth),
        "grep, by file": by_grep(every, truth),
        **({WITH_DUMPS: ours} if dumps else {}),
        **dumps,
    }


def main(folder: Path) -> None:
    """Print what is said of each job, and the sums."""
    pack = open_pack(None)
    truths = {one.parent: Truth.of(one) for one in sorted(folder.glob("*/truth.yaml"))}
    said = {place: judged(pack, place / "job", truth) for place, truth in truths.items()}
    say("| fault | rank | cause | action | grep, by time: rank | cause |")
    say("|---|---|---|---|---|---|")
    for place, truth in truths.items():
        ours, peer = said[place]["triage"], said[place]["grep, by time"]
        cells = (ours.rank(truth), ours.cause(), ours.what_to_do(truth))
        say(f"| {' | '.join((place.name, *cells, peer.rank(truth), peer.cause()))} |")
    say("\n| who | right rank | right cause | right action | wrong action | wrongly accused |")
    say("|---|---|---|---|---|---|")
    for who, every in _by_judge(said, truths).items():
        say(f"| {' | '.join((who, *sums(every)))} |")


def _by_judge(
    said: Mapping[Path, Mapping[str, Verdict]], truths: Mapping[Path, Truth]
) -> dict[str, list[tuple[Verdict, Truth]]]:
    """Return the verdicts of each judge, and the truths, of the jobs on which it has one."""
    found: dict[str, list[tuple[Verdict, Truth]]] = {}
    for place, verdicts in said.items():
        for who, one in verdicts.items():
            found.setdefault(who, []).append((one, truths[place]))
    return found


def sums(every: Sequence[tuple[Verdict, Truth]]) -> tuple[str, ...]:
    """Return the counts of one judge: actions where one is right, and ranks accused wrongly."""
    ranks = [one.rank(truth) for one, truth in every]
    known = [one.what_to_do(truth) for one, truth in every if truth.action != UNDECIDED]
    wrong = sum(one.what_to_do(truth).startswith("no") for one, truth in every if one.action)
    suspected = f", {ranks.count('suspected')} suspected" if "suspected" in ranks else ""
    return (
        f"{ranks.count('yes')} of {len(every)}{suspected}",
        f"{sum(one.is_cause for one, _ in every)} of {len(every)}",
        f"{known.count('yes')} of {len(known)}",
        str(wrong),
        str(sum(one.wrong(truth) for one, truth in every)),
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else DATA)
