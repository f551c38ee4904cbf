"""Turn digests into one that holds every record once; the order in which they come is no matter.

Of two records of one file that differ, as of a log that grew, the one that was changed last is
kept. So digests can be merged in any tree, and again with what was merged before.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from pathlib import Path

from faultdex.digests.record import Key, Order, Record
from faultdex.digests.store import (
    COLUMNS,
    NotDigestError,
    Row,
    Writer,
    batches,
    is_digest,
    is_short,
    key_of,
    writing,
)
from faultdex.logs.pool import each
from faultdex.terminal import complain

# Rows that are written as one.
TOGETHER = 256
_ORDER = itemgetter(*map(COLUMNS.index, ("changed", "size", "check")))


def merged(every: Iterable[Record]) -> list[Record]:
    """Return each record once, by its key; of several with one key the greatest."""
    greatest: dict[Key, Record] = {}
    for one in every:
        if one.key not in greatest or one.order > greatest[one.key].order:
            greatest[one.key] = one
    return [greatest[key] for key in sorted(greatest)]


@dataclass(slots=True)
class Merged:
    """How many records a merge kept, of how many digests, and what was not read, and why."""

    digests: int = 0
    lost: list[tuple[str, str]] = field(default_factory=list)
    records: int = 0


def merge_files(names: Sequence[str], out: Path) -> Merged:
    """Write the digest that holds what all of these hold; what cannot be read is told."""
    result = Merged()
    # Other processes start before this one takes up pyarrow and its threads.
    every = each(_read, names)
    with writing(out) as writer:
        union = _Union(writer)
        for name, read in zip(names, every, strict=True):
            _take(union, name, read, result)
        union.flush()
        result.records = len(union.kept)
    if union.dead:
        _without(out, union.dead)
    return result


def _read(name: str) -> list[Row] | str | None:
    """Return the rows of a short digest, nothing of a long one, or why it cannot be read."""
    try:
        return [row for some in batches(name) for row in some] if is_short(name) else None
    except OSError as error:
        return error.strerror or "cannot be read"
    except NotDigestError as error:
        return str(error)


def _take(union: "_Union", name: str, read: list[Row] | str | None, result: Merged) -> None:
    """Take in a digest; of a long one that is damaged what stands before the damage."""
    why, rows = (read, []) if isinstance(read, str) else ("", read)
    try:
        for some in batches(name) if rows is None else [rows]:
            union.take(some)
    except NotDigestError as error:
        why = str(error)
    if why:
        result.lost.append((name, why))
        complain(f"{name}: {why}")
    result.digests += not why


def digests_of(paths: Iterable[str]) -> Iterator[str]:
    """Yield names of files as they are, and of folders the digests that lie in them."""
    for path in paths:
        if not Path(path).is_dir():
            yield path
            continue
        files = (str(one) for one in Path(path).rglob("*") if one.is_file())
        yield from sorted(filter(is_digest, files))


class _Union:
    """Rows that are written as they come, but for those that were there before.

    `kept` holds the order and the place of the row of each key, and `dead` the places of rows that
    were written before a greater one with their key came.
    """

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.kept: dict[Key, tuple[Order, int]] = {}
        self.dead: set[int] = set()
        self._rows = 0
        self._waiting: list[Row] = []

    def take(self, rows: Iterable[Row]) -> None:
        """Take in rows."""
        for row in rows:
            if self._is_fresh(key_of(row), _ORDER(row)):
                self._waiting.append(row)
        if len(self._waiting) >= TOGETHER:
            self.flush()

    def _is_fresh(self, key: Key, order: Order) -> bool:
        """Note a row, and tell whether it is to be written."""
        before = self.kept.get(key)
        if before and before[0] >= order:
            return False
        if before:
            self.dead.add(before[1])
        self.kept[key] = (order, self._rows)
        self._rows += 1
        return True

    def flush(self) -> None:
        """Write what waits."""
        if self._waiting:
            self.writer.add(self._waiting)
        self._waiting = []


def _without(out: Path, dead: set[int]) -> None:
    """Write a digest again without some of its rows."""
    first = 0
    with writing(out) as writer:
        for rows in batches(str(out)):
            left = [row for at, row in enumerate(rows, first) if at not in dead]
            first += len(rows)
            if left:
                writer.add(left)
