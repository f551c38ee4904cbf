"""Turn the files of a job on a cluster of Ray into rows of a digest.

The paths are read on every node of the cluster, or addresses of object storage are shared out
among all workers. A part of which no worker could read anything is lost, and its files are told.
"""

from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from faultdex.answering.digest import Digester
from faultdex.answering.options import ExplainOptions
from faultdex.digests.record import Key, Origin, Record
from faultdex.digests.store import Row, is_complete, key_of, rows_of, writing
from faultdex.pack.locate import open_pack
from faultdex.pack.read import Pack
from faultdex.ray_pool import Done, each
from faultdex.terminal import PREFIX, complain

# What has no types here: Ray and a file system of fsspec.
Ray: TypeAlias = Any
Storage: TypeAlias = Any

SCHEME = "://"
# Files that one task reads.
TOGETHER = 16


@dataclass(frozen=True, slots=True)
class Part:
    """What one task reads: the paths that a node has, or some of the files in object storage.

    `node` is the id that Ray gave the node, and `host` its name; both are empty for object storage.
    """

    names: tuple[str, ...]
    job: str
    knowledge: str
    node: str = ""
    host: str = ""

    @property
    def title(self) -> str:
        """Return what it is called where it is lost."""
        more = f" and {len(self.names) - 1:,} more" if self.names[1:] else ""
        return f"{f'{self.host}: ' if self.host else ''}{self.names[0]}{more}"


@dataclass(frozen=True, slots=True)
class Source:
    """What is read of a job: paths of nodes and addresses of object storage."""

    names: tuple[str, ...]
    job: str
    knowledge: str

    @property
    def addresses(self) -> tuple[str, ...]:
        """Return the names that are of object storage."""
        return tuple(name for name in self.names if SCHEME in name)

    @property
    def paths(self) -> tuple[str, ...]:
        """Return the names that each node may have."""
        return tuple(name for name in self.names if SCHEME not in name)


@dataclass(frozen=True, slots=True)
class Read:
    """The rows of a part, and what was to be said when it was read."""

    rows: list[Row]
    notices: tuple[str, ...] = ()


@dataclass(slots=True)
class Written:
    """How many files a digest tells of, and whether all of them were read whole."""

    files: int = 0
    is_whole: bool = True


def write_digest(pack: Pack, source: Source, out: Path) -> Written:
    """Write the digest of what a source has, as its parts end."""
    written, seen = Written(), set[Key]()
    with writing(out) as writer:
        for done in _ended(source):
            read = done.result or _lost(pack, done)
            for notice in read.notices:
                complain(notice)
            # Two nodes of a test cluster are one machine, and have the same files.
            fresh = {key_of(row): row for row in read.rows if key_of(row) not in seen}
            seen.update(fresh)
            if fresh:
                writer.add([*fresh.values()])
            written.files += len(fresh)
            written.is_whole = written.is_whole and all(map(is_complete, fresh.values()))
    return written


def _ended(source: Source) -> Iterator[Done[Part, Read]]:
    """Yield what became of each part."""
    if source.addresses:
        yield from each(digest_part, [*_parts(source)])
    if source.paths:
        ray = import_module("ray")
        alive = [one for one in ray.nodes() if one["Alive"]]
        parts = [
            Part(
                source.paths,
                source.job,
                source.knowledge,
                one["NodeID"],
                one["NodeManagerHostname"],
            )
            for one in alive
        ]
        yield from each(digest_part, parts, _bound)


def _lost(pack: Pack, done: Done[Part, Read]) -> Read:
    """Return the rows of a part that no task could read."""
    part = done.item
    digester = Digester(pack, ExplainOptions(), part.job, part.host)
    rows = rows_of(digester.unread(name) for name in part.names)
    return Read(rows, (f"{part.title}: {done.why}",))


def _bound(part: Part) -> dict[str, object]:
    """Return the options that bind a task to its node."""
    strategies = import_module("ray.util.scheduling_strategies")
    bound = strategies.NodeAffinitySchedulingStrategy(node_id=part.node, soft=False)
    return {"scheduling_strategy": bound}


def _parts(source: Source) -> Iterator[Part]:
    """Share the files that addresses lead to out into parts."""
    names = [name for address in source.addresses for name in _files(address)]
    for at in range(0, len(names), TOGETHER):
        yield Part(tuple(names[at : at + TOGETHER]), source.job, source.knowledge)


def _files(address: str) -> Iterator[str]:
    """Yield the addresses of all files below one."""
    storage, path = import_module("fsspec.core").url_to_fs(address)
    found = sorted(storage.find(path))
    if not found:
        complain(f"{address}: holds no file")
    yield from map(storage.unstrip_protocol, found or [path])


def digest_part(part: Part) -> Read:
    """Return the rows of a part, in a worker, whose own complaints nobody would see."""
    digester = Digester(_pack(part.knowledge), ExplainOptions(), part.job, part.host)
    with TemporaryDirectory() as place, redirect_stderr(StringIO()) as stderr:
        if part.node:
            rows = rows_of(digester.records(part.names))
        else:
            rows = rows_of(_fetched(digester, part.names, Path(place)))
        lines = stderr.getvalue().replace(f"{place}/", _before(part.names[0])).splitlines()
    return Read(rows, tuple(line.removeprefix(PREFIX) for line in lines))


def _before(name: str) -> str:
    """Return what stands in an address before the path under which its file is copied."""
    scheme, mark, path = name.partition(SCHEME)
    return f"{scheme}{mark}{path[: len(path) - len(path.lstrip('/'))]}"


@cache
def _pack(knowledge: str) -> Pack:
    return open_pack(Path(knowledge) if knowledge else None)


def _fetched(digester: Digester, names: Sequence[str], place: Path) -> Iterator[Record]:
    """Yield the records of files in object storage, which are copied to `place` for a moment."""
    origins: dict[str, Origin] = {}
    for name in names:
        path = place / name.partition(SCHEME)[2].lstrip("/")
        try:
            origins[str(path)] = _fetch(name, path, digester.job)
        except OSError as error:
            complain(f"{name}: {error.strerror or error}")
            yield digester.unread(name)
    for record in digester.records([str(place)]) if origins else ():
        origin = origins.get(record.origin.name, record.origin)
        yield replace(record, origin=origin)


def _fetch(name: str, path: Path, job: str) -> Origin:
    """Copy a file from object storage; return where it is from. Raises OSError."""
    storage, there = import_module("fsspec.core").url_to_fs(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    about = storage.info(there)
    storage.get_file(there, str(path))
    return Origin(job, "", name, _changed(about), path.stat().st_size)


def _changed(about: dict[str, Any]) -> int:
    """Return when an object was last changed, by what its storage calls that; 0 if unknown."""
    known = (about.get(key) for key in ("mtime", "LastModified", "last_modified", "updated"))
    match next(filter(None, known), None):
        case datetime() as at:
            return int(at.timestamp() * 1e9)
        case int() | float() as seconds:
            return int(seconds * 1e9)
    return 0
