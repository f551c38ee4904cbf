"""Turn files of a job into its dumps and stacks, and name those that could not be read."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from faultdex.hangs.calls import Dump
from faultdex.hangs.read_dump import NotDumpError, is_dump, rank_of, read_dump
from faultdex.hangs.stack_groups import Seen
from faultdex.hangs.stacks import is_stacks, stacks_of
from faultdex.logs.reader import Log

HEAD, LARGEST = 64 << 10, 256 << 20
TOO_LARGE = f"it is larger than {LARGEST >> 20} MiB"


@dataclass(slots=True)
class Evidence:
    """What was found beside logs; `lost` holds the names of what could not be read, and why."""

    dumps: list[Dump] = field(default_factory=list)
    stacks: list[Seen] = field(default_factory=list)
    lost: list[tuple[str, str]] = field(default_factory=list)

    def take(self, name: str) -> bool:
        """Read a file that is a dump or holds stacks; return whether it is one.

        A pipe is neither: one that nobody writes to would be waited for.
        """
        if not Path(name).is_file():
            return False
        log = Log(name)
        chunks = log.chunks()
        head = _upto(chunks, HEAD)
        if is_dump(head):
            self._dump(name, head, chunks, log)
            return True
        if not is_stacks(head[:HEAD]):
            return False
        seen = [*self._seen(name, _upto(chain([head], chunks), LARGEST))]
        self.stacks += seen
        return bool(seen)

    def _dump(self, name: str, head: bytes, chunks: Iterator[bytes], log: Log) -> None:
        data = _upto(chain([head], chunks), LARGEST + 1)
        if len(data) > LARGEST or log.lost:
            self.lost.append((name, TOO_LARGE if len(data) > LARGEST else log.lost[0]))
            return
        try:
            self.dumps.append(read_dump(name, data))
        except NotDumpError as error:
            self.lost.append((name, str(error)))

    def _seen(self, name: str, data: bytes) -> Iterator[Seen]:
        """Return the stacks of a file; its name tells the rank where it holds one process."""
        stacks = [*stacks_of(data)]
        rank = rank_of(name) if len([one for one in stacks if not one.is_worker]) == 1 else None
        return (Seen(rank, name, one) for one in stacks)

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing was found beside logs."""
        return not (self.dumps or self.stacks or self.lost)


def _upto(chunks: Iterable[bytes], size: int) -> bytes:
    """Return the bytes up to the chunk in which `size` is reached."""
    found = bytearray()
    for chunk in chunks:
        found += chunk
        if len(found) >= size:
            break
    return bytes(found)


def is_evidence(name: str) -> bool:
    """Tell whether a file is a dump or holds stacks."""
    with suppress(OSError, ValueError):
        if Path(name).is_file():
            head = _upto(Log(name).chunks(), HEAD)
            return is_dump(head) or is_stacks(head)
    return False
