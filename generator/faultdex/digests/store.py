"""Turn records into a file of Parquet and back; pyarrow, which reads it, is an extra."""

import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import astuple
from functools import cache
from importlib import import_module
from itertools import islice
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeAlias

from faultdex.digests.record import SCHEMA, Key, Kind, Origin, Record

# What pyarrow has no types for: itself, a table, a schema and an open file.
Arrow: TypeAlias = Any
Table: TypeAlias = Any
Schema: TypeAlias = Any
File: TypeAlias = Any
# The values of all columns, in their order.
Row: TypeAlias = tuple[Any, ...]

MARK = b"faultdex.digest"
MAGIC, FOOTER, SHORT = b"PAR1", 64 << 10, 1 << 20
# Records that are in memory at a time; a record has at most 64 KiB a rank.
BATCH = 128
KINDS = frozenset(kind.value for kind in Kind)
TEXTS = ("job", "node", "name", "kind", "check", "entry", "error", "said")
COLUMNS = (
    "job", "node", "name", "changed", "size", "kind", "complete", "check", "entry", "error", "said",
)  # fmt: skip
# To unpack each column of a digest of one rank would take as long as all else.
_COMPRESSION = {name: "zstd" if name in {"error", "said"} else "none" for name in COLUMNS}
NO_DIGEST = "it is no digest, or it is damaged"
OTHER = "it has schema {}, and this release reads {}; merge it with a newer release of faultdex"


key_of: Callable[[Row], Key] = itemgetter(*map(COLUMNS.index, ("job", "node", "name", "kind")))
is_complete: Callable[[Row], bool] = itemgetter(COLUMNS.index("complete"))


class NotDigestError(ValueError):
    """A file is no digest that can be read; the text says why."""


def records_of(rows: Iterable[Row]) -> Iterator[Record]:
    """Yield the records of rows with all columns; raises NotDigestError."""
    for job, node, name, changed, size, kind, is_whole, _, entry, error, facts in rows:
        if kind not in KINDS:
            raise NotDigestError(NO_DIGEST)
        origin = Origin(job, node, name, changed, size)
        yield Record(origin, Kind(kind), facts, entry, error, is_whole)


def problem_of(name: str) -> str:
    """Return why a file is no digest that can be read; empty where it is one."""
    try:
        for _ in batches(name):
            pass
    except OSError as error:
        return error.strerror or "cannot be read"
    except NotDigestError as error:
        return str(error)
    return ""


def is_digest(name: str) -> bool:
    """Tell whether a file is meant to be a digest, without reading it; one may be cut off.

    A pipe is none: its beginning would be lost to those who read it after.
    """
    if not Path(name).is_file():
        return False
    with suppress(OSError, ValueError), Path(name).open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            return False
        file.seek(max(len(MAGIC), Path(name).stat().st_size - FOOTER))
        end = file.read()
        return MARK in end or not end.endswith(MAGIC)
    return False


class Writer:
    """Writes records to a file; what is in memory at a time does not grow with them."""

    def __init__(self, path: Path) -> None:
        """Begin a file at `path`."""
        self._arrow = import_module("pyarrow")
        parquet = import_module("pyarrow.parquet")
        self._schema = _schema()
        self._file = parquet.ParquetWriter(
            path, self._schema, compression=_COMPRESSION, use_dictionary=False, store_schema=False,
            write_statistics=False,
        )  # fmt: skip
        self._file.add_key_value_metadata({MARK.decode(): str(SCHEMA)})

    def write(self, records: Iterable[Record]) -> None:
        """Add records."""
        rest = iter(records)
        while some := [*islice(rest, BATCH)]:
            self.add(rows_of(some))

    def add(self, rows: Sequence[Row]) -> None:
        """Add rows as they are."""
        columns = [*map(list, zip(*rows, strict=True))]
        self._file.write_table(self._arrow.table(columns, schema=self._schema))

    def close(self) -> None:
        """End the file."""
        self._file.close()


@contextmanager
def writing(out: Path) -> Iterator[Writer]:
    """Give a writer whose file takes the place of `out` when nothing went wrong."""
    home = out.resolve().parent
    home.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".faultdex-", dir=home) as part:
        fresh = Path(part) / out.name
        writer = Writer(fresh)
        try:
            yield writer
        finally:
            writer.close()
        fresh.replace(out)


def batches(name: str) -> Iterator[list[Row]]:
    """Yield the rows of a digest, some at a time; raises NotDigestError and OSError."""
    arrow, schema = import_module("pyarrow"), _schema()
    # A short file is read at once; a long one as it is needed.
    data = Path(name).read_bytes() if is_short(name) else b""
    try:
        source = arrow.BufferReader(data) if data else arrow.OSFile(name)
        for table in _tables(arrow, source):
            if not table.schema.equals(schema) or any(one.null_count for one in table.columns):
                raise NotDigestError(NO_DIGEST)
            yield [*zip(*(one.to_pylist() for one in table.columns), strict=True)]
    except (arrow.ArrowException, OSError) as error:
        raise NotDigestError(NO_DIGEST) from error


def is_short(name: str) -> bool:
    """Tell whether a file may be held in memory; raises OSError."""
    return Path(name).stat().st_size <= SHORT


def _tables(arrow: Arrow, source: File) -> Iterator[Table]:
    file = import_module("pyarrow.parquet").ParquetFile(source, pre_buffer=False)
    _check(file)
    if file.metadata.num_rows <= BATCH:
        yield file.read(columns=[*COLUMNS], use_threads=False)
        return
    for some in file.iter_batches(BATCH, columns=[*COLUMNS], use_threads=False):
        yield arrow.Table.from_batches([some])


def read(name: str) -> Iterator[Record]:
    """Yield the records of a digest; raises NotDigestError and OSError."""
    for some in batches(name):
        yield from records_of(some)


def rows_of(records: Iterable[Record]) -> list[Row]:
    """Return the values of all columns of records, as `Writer.add` takes them."""
    return [_row(one) for one in records]


def _row(one: Record) -> Row:
    job, node, name, changed, size = astuple(one.origin)
    texts = (one.check, one.entry, one.error, one.facts)
    return (
        *map(_text, (job, node, name)), changed, size, one.kind.value, one.is_complete,
        *map(_text, texts),
    )  # fmt: skip


def _text(text: str) -> str:
    """Return a text without what UTF-8 cannot hold, as names of files may have it."""
    return text.encode("utf-8", "backslashreplace").decode()


@cache
def _schema() -> Schema:
    arrow = import_module("pyarrow")
    kinds = {name: arrow.string() for name in TEXTS} | {"complete": arrow.bool_()}
    return arrow.schema([(name, kinds.get(name, arrow.int64())) for name in COLUMNS])


def _check(file: File) -> None:
    """Raise NotDigestError where a file has other columns or another schema."""
    schema = (file.metadata.metadata or {}).get(MARK, b"").decode("utf-8", "replace")
    if schema != str(SCHEMA):
        raise NotDigestError(OTHER.format(schema, SCHEMA) if schema else NO_DIGEST)
    if not {*COLUMNS} <= {*file.schema.names}:
        raise NotDigestError(NO_DIGEST)
