"""Give each log of a digest the name that it has in an answer.

Nodes may have files of one name that are not one file, such as /tmp/log/0/stderr.log; the name of
the node then goes before it. A file of a disk that nodes share is one file.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from faultdex.digests.record import Kind, Record


def named_apart(every: Sequence[Record]) -> list[Record]:
    """Return records of one job, each file once, and no two files of one kind by one name."""
    once = [*_once(every)]
    names = [(one.kind, one.origin.name) for one in once]
    if len({*names}) == len(names):
        return once
    return [_on_its_node(one) for one in once]


def _once(every: Iterable[Record]) -> Iterator[Record]:
    seen: set[tuple[Kind, str, int, str]] = set()
    for one in every:
        file = (one.kind, one.origin.name, one.origin.changed, one.check)
        if file not in seen:
            seen.add(file)
            yield one


def _on_its_node(record: Record) -> Record:
    origin, node = record.origin, record.origin.node
    if not node:
        return record
    return replace(record, origin=replace(origin, name=f"{node}/{origin.name.lstrip('/')}"))
