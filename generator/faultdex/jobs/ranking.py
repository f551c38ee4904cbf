"""Turn what each log of a job says into which of them failed first.

The order is that of the entry which-rank-failed-first: causes before symptoms, these before what
speaks of other ranks, echoes last; what few logs say before what most say; and then the clock.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath

from faultdex.jobs.ranks import attempt_of, folder_of, owner_of, slurm_of, speaker_of
from faultdex.jobs.summary import FailureEvent, LogSummary, Work, gist
from faultdex.jobs.timestamps import times_of
from faultdex.model.card import Card

CAUSE, SIGN, OTHERS, HINT, ECHO = range(5)
FEW = 4
LOCAL = "local "
NOBODY = "a line that names no rank"

Kind = tuple[bool, bool, int, int, bool]


@dataclass(frozen=True, slots=True)
class Occurrence:
    """An event, and the log that holds it."""

    name: str
    event: FailureEvent


@dataclass(frozen=True, slots=True)
class Failure:
    """One failure and the logs that it explains best, the first to fail first.

    `tier` counts from CAUSE, the nearest to a cause, and `is_common` is what most processes name.
    `attempt` is the earliest that names it, and there `is_timed` tells whether one log has it
    before all others, by their times.
    """

    tier: int
    occurrences: tuple[Occurrence, ...]
    is_common: bool
    is_timed: bool
    attempt: int = 0

    @property
    def kind(self) -> Kind:
        """Return what comes before the clock: an earlier attempt, nearness to a cause, rarity.

        An attempt in which all ranks only wait, or warn of the same, hides no failure of the next.
        """
        if self.tier >= OTHERS:
            return True, False, 0, self.tier, False
        is_usual = self.is_common and self.tier == SIGN
        return False, is_usual, self.attempt, self.tier, self.is_common

    @property
    def earliest(self) -> tuple[Occurrence, ...]:
        """Return what the logs of its first attempt say."""
        return tuple(one for one in self.occurrences if attempt_of(one.name) == self.attempt)

    @property
    def first(self) -> Occurrence:
        """Return what the log says that has it first."""
        return self.occurrences[0]


@dataclass(frozen=True, slots=True)
class Job:
    """The failures of several logs, what failed first before the rest.

    `logs` counts those that are not empty. `how` says what put the first failure first: alone,
    time or count; or place where nothing does. `folder` is one that all logs stand in, where its
    name is long. `silent` holds a log of each process that names no failure, and `behind` the ranks
    that enqueued fewer collectives than `ahead`, which most of their group did. `jobs` counts the
    jobs of Slurm that the names of the logs tell of, and is 1 where they tell of none. Where all
    of them speak in one log, `log` is its name, each counts as one, and `noun` says what they are;
    `is_ordered` tells that all of its lines were kept, so that their places say who spoke first.
    `parts` are the jobs that it seems to be made of, by their folders.
    """

    logs: int
    failures: tuple[Failure, ...]
    how: str
    folder: str = ""
    silent: tuple[LogSummary, ...] = ()
    behind: tuple[Work, ...] = ()
    ahead: int = 0
    attempts: int = 1
    jobs: int = 1
    log: str = ""
    noun: str = "log"
    is_ordered: bool = False
    parts: tuple[tuple[str, "Job"], ...] = ()

    @property
    def culprit(self) -> Occurrence | None:
        """Return what failed first; None where most logs say the same or nothing but echoes.

        Of two jobs neither failed first.
        """
        lead = self.failures[0] if self.failures and self.jobs == 1 else None
        is_one = lead and lead.tier <= SIGN and not lead.is_common
        return lead.first if lead and is_one and self.how != "place" else None

    def speaker(self, name: str, event: FailureEvent | None = None) -> str:
        """Return the rank of a log, as its line or else its name tells; empty if none does."""
        return (event.speaker if event else "") or speaker_of(name, self.logs)

    def short(self, name: str) -> str:
        """Return the name of a log without the folder that all of them stand in."""
        return name.removeprefix(self.folder)


def job_of(summaries: Sequence[LogSummary], cards: Mapping[str, Card]) -> Job:
    """Return the job whose logs say what `summaries` hold."""
    filled = [summary for summary in summaries if not summary.is_empty]
    ranker = _Ranker(_counts(filled), _common(filled), len(filled), cards)
    failures = ranker.failures(filled)
    behind, ahead = _behind([work for summary in filled for work in summary.work])
    how, folder = ranker.how(failures), folder_of([summary.name for summary in summaries])
    attempts = 1 + max(attempt_of(summary.name) for summary in summaries)
    silent = tuple(_silent(summaries))
    jobs = max(1, len({slurm_of(summary.name) for summary in summaries} - {""}))
    return Job(len(filled), failures, how, folder, silent, behind, ahead, attempts, jobs)


@dataclass(frozen=True, slots=True)
class _Ranker:
    """What decides: how many processes name a failure, and what kind of entry explains it."""

    counts: Mapping[str, int]
    common: frozenset[str]
    logs: int
    cards: Mapping[str, Card]

    def failures(self, summaries: Iterable[LogSummary]) -> tuple[Failure, ...]:
        """Return the failures in their order."""
        best_of: dict[str, list[Occurrence]] = {}
        for summary in summaries:
            if summary.events:
                best = min(summary.events, key=self.nearness)
                best_of.setdefault(best.key, []).append(Occurrence(summary.name, best))
        kinds: dict[Kind, list[Failure]] = {}
        for one in (self.failure(some) for some in best_of.values()):
            kinds.setdefault(one.kind, []).append(one)
        return tuple(one for kind in sorted(kinds) for one in self.ordered(kinds[kind]))

    def failure(self, occurrences: Sequence[Occurrence]) -> Failure:
        """Return one failure of the logs that it explains best."""
        tier = min(self.tier(one.event) for one in occurrences)
        is_common = occurrences[0].event.key in self.common
        attempt = min(attempt_of(one.name) for one in occurrences)
        # Which of those that only wait gave up first says nothing, nor what stands before a line.
        tells = tier < OTHERS and not (is_common and any(one.event.is_after for one in occurrences))
        times = times_of([one.event.stamp for one in occurrences]) if tells else {}

        def order(place: int) -> tuple[int, int, float]:
            one = occurrences[place]
            return self.tier(one.event), attempt_of(one.name), times.get(place, 0)

        ordered = tuple(occurrences[place] for place in sorted(range(len(occurrences)), key=order))
        first: dict[str, float] = {}
        for place, who in enumerate(self.whose(occurrences)):
            if place in times and attempt_of(occurrences[place].name) == attempt:
                first[who] = min(times[place], first.get(who, times[place]))
        earliest = sorted(first.values())[:2]
        is_timed = len(earliest) > 1 and earliest[0] < earliest[1]
        return Failure(tier, ordered, is_common, is_timed, attempt)

    def ordered(self, rivals: Sequence[Failure]) -> list[Failure]:
        """Return failures of one kind by time, or else by count."""
        times = times_of([one.first.event.stamp for one in rivals])

        def order(place: int) -> tuple[float, ...]:
            one = rivals[place]
            at, count = times.get(place, 0), self.counts[one.first.event.key]
            is_root = one.first.event.match.role == "root"
            # Errors that no entry knows may be echoes too, and only their number tells.
            last = (at, count) if one.tier == CAUSE else (count, at)
            return (not is_root, *last)

        return [rivals[place] for place in sorted(range(len(rivals)), key=order)]

    def how(self, failures: Sequence[Failure]) -> str:
        """Return what put the first failure, and of its logs the first one, first."""
        if not failures:
            return ""
        lead = failures[0]
        rivals = rivals_of(lead, failures)
        is_one = len({*self.whose(lead.earliest)}) == 1
        inner = "alone" if is_one else "time" if lead.is_timed else "place"
        if len(rivals) == 1:
            return inner
        if len({*self.whose([each for one in rivals for each in one.earliest])}) == 1:
            return "alone"
        decided = self.decided(rivals)
        return decided if inner == "alone" or decided == "place" else inner

    def decided(self, rivals: Sequence[Failure]) -> str:
        """Return what tells the first of these failures from the others."""
        at, *later = times_of([one.first.event.stamp for one in rivals]).values() or (0, 0)
        count, *counts = (self.counts[one.first.event.key] for one in rivals)
        kinds = {"time": at < min(later), "count": count < min(counts)}
        order = ("time", "count") if rivals[0].tier == CAUSE else ("count", "time")
        return next((one for one in order if kinds[one]), "place")

    def whose(self, occurrences: Sequence[Occurrence]) -> list[str]:
        """Return who said each, be it in a log of its own or in that of the launcher.

        A launcher calls a local rank a rank, which it is where no other node has it.
        """
        names = [one.event.speaker or speaker_of(one.name, self.logs) for one in occurrences]
        owners = [owner_of(one.name) for one in occurrences]
        own: dict[str, set[str]] = {}
        for name, owner in zip(names, owners, strict=True):
            if name.startswith(LOCAL):
                own.setdefault(name.removeprefix(LOCAL), set()).add(owner)
        known = {name: owner for name, (owner, *rest) in own.items() if not rest}
        return [
            owner if name.startswith(LOCAL) else known.get(name, name or owner)
            for name, owner in zip(names, owners, strict=True)
        ]

    def nearness(self, event: FailureEvent) -> tuple[int, bool, bool]:
        """Return what tells of a log's own events the one that explains it best."""
        return self.tier(event), event.match.role != "root", event.key in self.common

    def tier(self, event: FailureEvent) -> int:
        """Return how near to a cause an event is, among those of other logs."""
        card = self.cards.get(event.match.id)
        if event.match.role == "echo":
            return ECHO
        if card and card.category == "performance" and event.key in self.common:
            return HINT
        if event.is_of_others:
            return OTHERS
        return CAUSE if event.match.role == "root" else SIGN


def _counts(summaries: Iterable[LogSummary]) -> Counter[str]:
    """Return how many processes name each failure, in one of their logs or in several."""
    named = {
        (owner_of(summary.name), event.key) for summary in summaries for event in summary.events
    }
    return Counter(key for _, key in named)


def _common(summaries: Iterable[LogSummary]) -> frozenset[str]:
    """Return what most processes of an attempt name, so that it tells no rank from the others.

    Of few processes, all must name it but those that only speak of others, such as a launcher, and
    the times must be of lines before it.
    """
    attempts: dict[int, list[LogSummary]] = {}
    for summary in summaries:
        attempts.setdefault(attempt_of(summary.name), []).append(summary)
    return frozenset(key for some in attempts.values() for key in _shared(some))


def _shared(summaries: Sequence[LogSummary]) -> Iterator[str]:
    size = len({owner_of(one.name) for one in summaries})
    own = {owner_of(one.name) for one in summaries if _speaks_of_itself(one)}
    after = {event.key for one in summaries for event in one.events if event.is_after}
    for key, count in _counts(summaries).items():
        is_everyone = count == len(own) > 1 and key in after
        if 2 * count > size if size >= FEW else is_everyone:
            yield key


def _speaks_of_itself(one: LogSummary) -> bool:
    """Tell whether a log is silent, or names more than what it sees of other ranks."""
    own = (event.match.role != "echo" and not event.is_of_others for event in one.events)
    return not one.events or any(own)


def rivals_of(one: Failure, every: Iterable[Failure]) -> list[Failure]:
    """Return the failures that stand as near to a cause as `one` does, itself among them."""
    return [other for other in every if other.kind == one.kind]


def _silent(summaries: Sequence[LogSummary]) -> list[LogSummary]:
    """Return one log of each process that names no failure in any of its logs, few as they are.

    It is called like those that do, but for its numbers, and so is no launcher's and no note.
    """
    owners = {owner_of(summary.name) for summary in summaries}
    telling = {owner_of(summary.name) for summary in summaries if summary.events}
    forms = {_form(owner) for owner in telling}
    logs = {owner_of(one.name): one for one in sorted(summaries, key=lambda one: not one.is_empty)}
    quiet = [logs[one] for one in logs if one not in telling and _form(one) in forms]
    return quiet if len(quiet) <= max(1, len(owners) // FEW) else []


def _form(owner: str) -> str:
    return gist(PurePath(owner).name)


def _behind(works: Sequence[Work]) -> tuple[tuple[Work, ...], int]:
    """Return the ranks that came less far than most of their group, and how far these came."""
    groups: dict[str, list[Work]] = {}
    for work in works:
        groups.setdefault(work.group, []).append(work)
    for some in groups.values():
        most, ranks = Counter(work.enqueued for work in some).most_common(1)[0]
        late = [work for work in some if work.enqueued < most]
        if late and 2 * ranks > len(some) and FEW * len(late) <= len(some):
            least = min(work.enqueued for work in late)
            return tuple(work for work in late if work.enqueued == least), most
    return (), 0
