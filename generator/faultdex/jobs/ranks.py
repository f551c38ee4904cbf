"""Tell from the name of a log whose it is: a rank, a task, and the attempt it is of."""

import re
from collections.abc import Sequence
from pathlib import PurePath

LONG = 24

# The first that stands in a name counts, and of several places the last.
_NAMED = (
    (r"local[_.-]?rank[_.=-]?(\d{1,6})", "local rank"),
    (r"(?<![a-z])rank[_.=-]?(\d{1,6})", "rank"),
    (r"attempt_\d+/(\d{1,6})/", "local rank"),
    (r"slurm-\d+[_.-](\d{1,6})(?:\.|$)", "task"),
    (r"(?<![a-z])worker[_.=-]?(\d{1,6})", "worker"),
    (r"(?<![a-z])task[_.=-]?(\d{1,6})", "task"),
    (r"(?<![a-z])node[_.=-]?(\d{1,6})", "node"),
)
_BARE = re.compile(r"(?:^|/)(\d{1,6})(?:/[^/]+|(?:\.[a-z0-9]+){1,2})$", re.ASCII)
_ATTEMPT = re.compile(r"(?:^|/)attempt_(\d{1,6})/", re.ASCII)
_STREAM = re.compile(r"(?:std)?(?:out|err|error|output)", re.ASCII)
_SUFFIX = re.compile(r"\.(?:(?:std)?(?:out|err|error|output)|log|txt)$", re.ASCII | re.IGNORECASE)
_SLURM = re.compile(r"(?:^|/)slurm-(\d{1,12})", re.ASCII)
_PACKED = re.compile(r"\.(?:gz|zst|bz2|xz)$")


def speaker_of(name: str, logs: int) -> str:
    """Return who wrote the log `name`; empty where its name does not say.

    A bare number is a rank where it is one of as many as there are `logs`, and else a job's.
    """
    for pattern, what in _NAMED:
        found = re.findall(pattern, name, re.IGNORECASE | re.ASCII)
        if found:
            return f"{what} {int(found[-1])}"
    bare = _BARE.search(name)
    return f"rank {int(bare[1])}" if bare and int(bare[1]) < logs else ""


def rank_in(speaker: str) -> int | None:
    """Return the rank that a speaker is, such as `rank 3`; a local rank is none of the world."""
    word, _, number = speaker.partition(" ")
    return int(number) if word == "rank" and number.isdecimal() else None


def owner_of(name: str) -> str:
    """Return what the logs of one process have in common: what it printed, and its errors."""
    path = PurePath(_PACKED.sub("", name))
    is_stream = _STREAM.fullmatch(path.stem) or _STREAM.fullmatch(path.name)
    return str(path.parent) if is_stream else _SUFFIX.sub("", str(path))


def folder_of(names: Sequence[str]) -> str:
    """Return the folder that all of these logs stand in, where its name is long."""
    parents = [PurePath(name).parent for name in names]
    around = (parents[0], *parents[0].parents)
    common = next(
        (one for one in around if all(other.is_relative_to(one) for other in parents)), PurePath()
    )
    return f"{common}/" if len(str(common)) >= LONG else ""


def attempt_of(name: str) -> int:
    """Return how often the launcher had started the job again."""
    found = _ATTEMPT.search(name)
    return int(found[1]) if found else 0


def slurm_of(name: str) -> str:
    """Return the number of the Slurm job that wrote the log `name`, where its name tells."""
    found = _SLURM.findall(name)
    return found[-1] if found else ""
