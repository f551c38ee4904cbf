"""Write the whole output of a command into a folder, and what each rank said into a file of it."""

import os
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from io import BufferedWriter
from pathlib import Path
from threading import Lock

MOST_RANKS = 512
MOST_FILES = 1000
HOLD = 64 << 10
# As torch writes them under TORCH_CPP_LOG, torchrun with --tee, and mpirun with --tag-output.
_RANKED = re.compile(
    rb"(?m)^(?:\[(?:rank|default)(\d{1,5})\]|\[\d+,(\d{1,5})\]<std(?:out|err)>)[^\n]*(?:\n|\Z)"
)
_LABELED = re.compile(rb"(?m)^ *(\d{1,5}): [^\n]*\n")
_SIGNS = (b"[rank", b"[default", b"<std")
_LABELS = frozenset({"-l", "--label"})
_RANKS = ("RANK", "OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK")


class Record:
    """A log that grows while a command runs; `lost` says why it stopped growing, if it did.

    Lines of several channels are kept apart: what begins a line waits for its end.
    """

    def __init__(self, folder: Path, command: Sequence[str], *, is_shared: bool) -> None:
        """Open a new file in the folder; raises OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        self.lost = ""
        self.path, self._file = _open(folder, _stem(os.environ))
        self._ranks: dict[bytes, BufferedWriter | None] = {}
        self._begun: dict[int, bytes] = {}
        self._is_shared = is_shared
        self._is_labeled = _is_labeled(command)
        self._lock = Lock()

    def add(self, channel: int, data: bytes) -> None:
        """Take in what a channel said; never raises OSError."""
        with self._lock:
            try:
                self._add(channel, data)
            except OSError as error:
                self.lost = self.lost or error.strerror or str(error)

    def close(self) -> None:
        """Write what is left, and close every file."""
        with self._lock:
            for rest in self._begun.values():
                with suppress(OSError):
                    self._put_lines(rest)
            self._begun.clear()
            for file in (self._file, *filter(None, self._ranks.values())):
                with suppress(OSError):
                    file.close()

    def _add(self, channel: int, data: bytes) -> None:
        """Write whole lines, and without delay all that one channel alone says."""
        begun = self._begun.pop(channel, b"") + data
        cut = begun.rfind(b"\n") + 1
        lines, rest = begun[:cut], begun[cut:]
        if len(rest) > HOLD:
            lines, rest = begun, b""
        if rest:
            self._begun[channel] = rest
        if not self._is_shared:
            self._put(data)
        if lines:
            self._put_lines(lines)

    def _put_lines(self, lines: bytes) -> None:
        if self._is_shared:
            self._put(lines)
        self._split(lines)

    def _put(self, data: bytes) -> None:
        if not self.lost:
            self._file.write(data)
            self._file.flush()

    def _split(self, lines: bytes) -> None:
        if self._is_labeled:
            self._split_by(_LABELED, lines)
        elif any(sign in lines for sign in _SIGNS):
            self._split_by(_RANKED, lines)

    def _split_by(self, pattern: "re.Pattern[bytes]", lines: bytes) -> None:
        changed: set[BufferedWriter] = set()
        for found in pattern.finditer(lines):
            rank = next(one for one in found.groups() if one is not None)
            file = self._file_of(b"%d" % int(rank))
            if file:
                file.write(found[0])
                changed.add(file)
        for file in changed:
            file.flush()

    def _file_of(self, rank: bytes) -> BufferedWriter | None:
        if rank not in self._ranks:
            self._ranks[rank] = None
            if len(self._ranks) <= MOST_RANKS:
                folder = self.path.with_suffix(".ranks")
                folder.mkdir(exist_ok=True)
                self._ranks[rank] = (folder / f"{rank.decode()}.log").open("wb")
        return self._ranks[rank]


def _open(folder: Path, stem: str) -> tuple[Path, BufferedWriter]:
    """Open a file that is not there yet: what an earlier run or another rank wrote stays."""
    for number in range(1, MOST_FILES):
        path = folder / (f"{stem}.log" if number == 1 else f"{stem}-{number}.log")
        with suppress(FileExistsError):
            return path, path.open("xb")
    raise FileExistsError(17, f"{MOST_FILES} logs are there already", str(folder))


def _stem(environment: Mapping[str, str]) -> str:
    """Return the name of a log: that of the rank where this process is one of a step."""
    names = (
        ("SLURM_PROCID", *_RANKS) if environment.get("SLURM_STEP_ID", "").isdecimal() else _RANKS
    )
    ranks = (environment.get(name, "") for name in names)
    rank = next((one for one in ranks if one.isdecimal()), "")
    return f"rank-{rank}" if rank else "output"


def _is_labeled(command: Sequence[str]) -> bool:
    """Tell whether srun was asked to begin each line with the task."""
    is_srun = Path(command[0]).name == "srun"
    return is_srun and any(word in _LABELS for word in command)
