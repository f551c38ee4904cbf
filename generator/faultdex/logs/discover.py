"""Turn the names given into the logs that they mean; a folder means all logs in it."""

import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from faultdex.logs.reader import Log
from faultdex.terminal import complain

MOST, HEAD, NAMED = 100_000, 4096, 3
# Files that are called logs are read whatever stands in them.
LOGS = {".err", ".log", ".out"}
SPLIT = ".ranks"
ZIP = b"PK\x03\x04"
# What lies beside logs and may quote any error.
SOURCES = {
    ".c", ".cc", ".cfg", ".cpp", ".csv", ".cu", ".cuh", ".h", ".hpp", ".html", ".ini", ".ipynb",
    ".lock", ".md", ".py", ".rst", ".sbatch", ".sh", ".toml", ".tsv", ".yaml", ".yml",
}  # fmt: skip
_NUMBER = re.compile(r"(\d+)")


@dataclass(slots=True)
class Gathered:
    """The names to explain, and those of folders that were not read whole."""

    names: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    is_folder: bool = False

    def lose(self, name: str, why: str) -> None:
        """Say once what could not be read."""
        complain(f"{name}: {why}")
        if name not in self.lost:
            self.lost.append(name)


def gathered(
    names: Iterable[str],
    is_entry: Callable[[str], bool],
    takes: Callable[[str], bool] = lambda _: False,
) -> Gathered:
    """Return `names` with the logs of a folder in its place, by their numbers and names.

    A file that the caller `takes` for something else is none of the logs.
    """
    found = Gathered()
    for name in names:
        if _means_folder(name, is_entry):
            found.is_folder = True
            found.names += _logs(name, found, takes)
        elif not takes(name):
            found.names.append(name)
    found.names = list(dict.fromkeys(found.names))
    if found.left_out:
        some = ", ".join(found.left_out[:NAMED])
        more = ", …" if found.left_out[NAMED:] else ""
        complain(f"left out, because it is no log: {some}{more} ({len(found.left_out)} in all)")
    return found


def natural(name: str) -> list[tuple[int, str]]:
    """Return a key that puts rank2 before rank10, and a folder's files before the next folder's."""
    parts = _NUMBER.split(name.replace("/", "\0"))
    return [(int(part), "") if place % 2 else (0, part) for place, part in enumerate(parts)]


def _means_folder(name: str, is_entry: Callable[[str], bool]) -> bool:
    """Tell whether a name is a folder's; that of an entry needs a stroke to be one."""
    with suppress(OSError, ValueError):
        return Path(name).is_dir() and ("/" in name or not is_entry(name))
    return False


def _logs(folder: str, found: Gathered, takes: Callable[[str], bool]) -> list[str]:
    seen: set[tuple[int, int]] = set()
    names = list(islice(_files(folder, found), MOST + 1))
    if len(names) > MOST:
        found.lose(folder, f"holds more than {MOST:,} files; name fewer")
    # A file is named by its own name where a link leads to it as well.
    ordered = sorted(sorted(names[:MOST], key=natural), key=lambda name: Path(name).is_symlink())
    rest = [name for name in ordered if not takes(name)]
    logs = [name for name in rest if _is_log(name, seen, found)]
    if not logs and len(rest) == len(ordered) and folder not in found.lost:
        found.lose(folder, "holds no log")
    return sorted(logs, key=natural)


def _files(folder: str, found: Gathered) -> Iterator[str]:
    """Yield what is no folder, hidden names left out; links to folders are not followed."""
    waiting = [folder]
    while waiting:
        here = waiting.pop()
        try:
            with os.scandir(here) as items:
                for item in items:
                    if item.name.startswith("."):
                        continue
                    if item.is_dir(follow_symlinks=False):
                        waiting += [] if _is_split(item.path) else [item.path]
                    else:
                        yield _named(item.path)
        except OSError as error:
            found.lose(here, error.strerror or "cannot be read")


def _is_split(folder: str) -> bool:
    """Tell whether a folder repeats, rank by rank, the log beside it: `run --log` writes both."""
    return folder.endswith(SPLIT) and Path(folder).with_suffix(".log").is_file()


def _named(path: str) -> str:
    """Return a path as people write it; what begins with a dash would not be a file's name."""
    bare = path.removeprefix("./")
    return path if bare.startswith("-") else bare


def _is_log(name: str, seen: set[tuple[int, int]], found: Gathered) -> bool:
    """Tell whether a file is to be read; one that cannot be is, so that it is named."""
    try:
        stat = Path(name).stat()
    except OSError:
        return True
    if S_ISDIR(stat.st_mode):
        # Links to folders are not followed; any other was a file when the names were listed.
        if not Path(name).is_symlink():
            found.lose(name, "has become a folder")
        return False
    if (stat.st_dev, stat.st_ino) in seen:
        return False
    seen.add((stat.st_dev, stat.st_ino))
    if Path(name).suffix not in SOURCES and S_ISREG(stat.st_mode) and _is_text(name):
        return True
    found.left_out.append(name)
    return False


def _is_text(name: str) -> bool:
    """Tell whether a file begins as a text does; zeros may stand where a log was cut in use."""
    if Path(name).suffix in LOGS:
        return True
    with suppress(OSError), Path(name).open("rb") as file:
        if file.read(len(ZIP)) == ZIP:
            return False
    head = next(Log(name).chunks(), b"").lstrip(b"\0")[:HEAD]
    return b"\0" not in head
