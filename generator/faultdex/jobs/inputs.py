"""Hold one input of `explain` beside what was found in it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from faultdex.model.answer import Answer, Match, UnmatchedError

if TYPE_CHECKING:
    from faultdex.jobs.ranking import Job
    from faultdex.jobs.summary import LogSummary


@dataclass(frozen=True, slots=True)
class Explained:
    """The name that an input was given by, the answer to it, and what it says in a job, if any.

    `is_empty` tells that all of it was read and holds no text.
    The kernel log of a node has its `node` instead, because no rank writes it.
    """

    name: str
    answer: Answer
    summary: "LogSummary | None" = None
    is_empty: bool = False
    node: str = ""

    def located(self, match: Match | UnmatchedError) -> dict[str, object]:
        """Return `match` as plain data that says in which input it stands."""
        return {"file": self.name, **match.as_data()}


@dataclass(frozen=True, slots=True)
class Inputs:
    """The inputs in their order, and the job that several logs are.

    A folder is several inputs even where it holds one log. Where one log is a job, `by_rank` holds
    what each of the ranks says that speak in it.
    """

    every: tuple[Explained, ...]
    job: "Job | None" = None
    is_folder: bool = False
    by_rank: tuple[Explained, ...] = ()

    @property
    def are_several(self) -> bool:
        """Tell whether answers have to say whose they are."""
        return self.is_folder or len(self.every) > 1

    @property
    def job_data(self) -> dict[str, object]:
        """Return what is said of the job, as plain data under its key; nothing without a job."""
        if not self.job:
            return {}
        from faultdex.jobs.verdict import as_data

        return {"job": as_data(self.job)}

    @property
    def first(self) -> Match | None:
        """Return the match to say a job's answer with: the first failing log's, or any first."""
        if not self.job:
            return None
        if self.by_rank:
            first = self.job.failures[0].first.event.match.id
            matches = self.every[0].answer.matches
            return next((one for one in matches if one.id == first), next(iter(matches), None))
        names = [
            occurrence.name for one in self.job.failures[:1] for occurrence in one.occurrences[:1]
        ]
        heard = [one for one in self.every if one.summary]
        every = [(one.name, match) for one in heard for match in one.answer.matches[:1]]
        ours = [match for name, match in every if name in names]
        return next(iter([*ours, *(match for _, match in every)]), None)
