"""Turn digests into one that holds every record once; the order in which they come is no matter.

Of two records of one file that differ, as of a log that grew, the one that was changed last is
kept. So digests can be merged in any tree, and again with what was merged before.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from faultdex.digests.record import Key, Order, Record
from faultdex.digests.store import Batch, NotDigestError, Writer, batches, is_digest, writing
from faultdex.terminal import complain

# Tables of small digests that are written as one, by rows.
TOGETHER = 512


def merged(every: Iterable[Record]) -> list[Record]:
    """Return each record once, by its key; of several with one key the greatest."""
    kept: dict[Key, Record] = {}
    for one in every:
        if one.key not in kept or one.order > kept[one.key].order:
            kept[one.key] = one
    return [kept[key] for key in sorted(kept)]


@dataclass(slots=True)
class Merged:
    """How many records a merge kept, of how many digests, and what was not read, and why."""

    digests: int = 0
    lost: list[tuple[str, str]] = field(default_factory=list)
    records: int = 0


def merge_files(names: Sequence[str], out: Path) -> Merged:
    """Write the digest that holds what all of these hold; what cannot be read is told."""
    told = Merged()
    with writing(out) as writer:
        union = _Union(writer)
        for name in names:
            _take(union, name, told)
        union.flush()
        told.records = len(union.kept)
        dead = union.dead
    if dead:
        _without(out, dead)
    return told


def _take(union: "_Union", name: str, told: Merged) -> None:
    """Take in a digest; of a damaged one what stands before the damage."""
    try:
        for batch in batches(name):
            union.take(batch)
    except OSError as error:
        if error.filename != name:
            raise
        told.lost.append((name, error.strerror or "cannot be read"))
    except NotDigestError as error:
        told.lost.append((name, str(error)))
    else:
        told.digests += 1
        return
    complain(": ".join(told.lost[-1]))


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
        self._waiting: list[Batch] = []
        self._count = 0

    def take(self, batch: Batch) -> None:
        """Take in rows."""
        keys = zip(*map(batch.column, ("job", "node", "name", "kind")), strict=True)
        orders = zip(*map(batch.column, ("changed", "size", "check")), strict=True)
        both = enumerate(zip(keys, orders, strict=True))
        fresh = [place for place, (key, order) in both if self._is_fresh(key, order)]
        if fresh:
            self._wait(batch if len(fresh) == len(batch) else batch.some(fresh))

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

    def _wait(self, batch: Batch) -> None:
        self._waiting.append(batch)
        self._count += len(batch)
        if self._count >= TOGETHER:
            self.flush()

    def flush(self) -> None:
        """Write what waits."""
        if self._waiting:
            tables = [batch.table for batch in self._waiting]
            self.writer.add(import_module("pyarrow").concat_tables(tables).combine_chunks())
        self._waiting, self._count = [], 0


def _without(out: Path, dead: set[int]) -> None:
    """Write a digest again without some of its rows."""
    first = 0
    with writing(out) as writer:
        for batch in batches(str(out)):
            left = [at for at in range(len(batch)) if first + at not in dead]
            first += len(batch)
            if left:
                writer.add(batch.some(left).table)
