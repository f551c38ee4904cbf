"""Tell apart the jobs whose logs lie in folders side by side: each holds the same ranks."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import PurePath

from faultdex.jobs.ranking import Job, job_of
from faultdex.jobs.ranks import speaker_of
from faultdex.jobs.summary import LogSummary
from faultdex.model.card import Card

FEWEST = 2
# Folders that hold a part of a job: a stream, a kind of logs, an attempt, a node.
_PART = re.compile(
    r"(?:std)?(?:out|err|error|output)s?|logs?|nccl|debug|traces?|dumps?|attempt_\d+"
    r"|(?:node|host|worker|pod|gpu|machine|server|nid|ip|vm|task|local)[-_.]?[a-z]{0,12}\d.*",
    re.IGNORECASE | re.ASCII,
)


def split_jobs(job: Job, summaries: Sequence[LogSummary], cards: Mapping[str, Card]) -> Job:
    """Return `job` with the jobs that it seems to be made of, where it is of more than one.

    A log is of the innermost folder that holds a job, and those that hold another come last.
    """
    folders = _folders(summaries)
    if job.jobs > 1 or len(folders) < FEWEST:
        return job
    held: dict[str, list[LogSummary]] = {one: [] for one in sorted(folders, key=_holds(folders))}
    for summary in summaries:
        around = [one for one in folders if PurePath(summary.name).is_relative_to(one)]
        if around:
            held[max(around, key=_depth)].append(summary)
    parts = tuple((one, job_of(some, cards)) for one, some in held.items())
    return replace(job, parts=parts, jobs=len(parts))


def _holds(folders: Sequence[str]) -> Callable[[str], int]:
    """Return what counts the jobs in a folder besides its own."""
    return lambda one: sum(PurePath(other).is_relative_to(one) for other in folders) - 1


def _depth(folder: str) -> int:
    return len(PurePath(folder).parts)


def _folders(summaries: Sequence[LogSummary]) -> list[str]:
    """Return the folders of which each holds ranks that another one holds as well."""
    ranks: dict[str, set[str]] = {}
    for summary in summaries:
        rank = summary.speaker or _rank(summary.name, len(summaries))
        if rank:
            ranks.setdefault(_folder(summary.name, len(summaries)), set()).add(rank)
    return [
        one
        for one, held in ranks.items()
        if any(len(held & other) >= FEWEST for name, other in ranks.items() if name != one)
    ]


def _rank(name: str, logs: int) -> str:
    """Return the rank that a name tells; nodes have local ones in common."""
    speaker = speaker_of(name, logs)
    return speaker if speaker.startswith(("rank", "task", "worker")) else ""


def _folder(name: str, logs: int) -> str:
    """Return the folder of the job that a log is of: above the part of its name that is a rank."""
    speaker, path = speaker_of(name, logs), PurePath(name)
    folder = path.parent
    if speaker_of(path.name, logs) != speaker:
        while folder.name and speaker_of(f"{folder}/x", logs) == speaker:
            folder = folder.parent
    while _PART.fullmatch(folder.name):
        folder = folder.parent
    return str(folder)
