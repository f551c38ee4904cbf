"""Turn the files that one node has of a job into records, each in one pass."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from faultdex.answering.many import explain_log
from faultdex.answering.one import UNREAD, is_of_several
from faultdex.answering.options import ExplainOptions
from faultdex.digests.record import (
    Heard,
    LogFacts,
    Origin,
    Record,
    of_dump,
    of_log,
    of_stacks,
    of_unread,
)
from faultdex.hangs.evidence import Evidence, is_evidence
from faultdex.jobs.extract import Reader
from faultdex.jobs.inputs import Explained
from faultdex.jobs.split_ranks import explain_ranks
from faultdex.logs.discover import gathered
from faultdex.logs.pool import each
from faultdex.pack.read import Pack
from faultdex.terminal import complain


@dataclass(frozen=True, slots=True)
class Digester:
    """What digests the files of a job on a node, by the knowledge of a pack."""

    pack: Pack
    options: ExplainOptions
    job: str
    node: str

    def records(self, names: Sequence[str]) -> Iterator[Record]:
        """Return a record of each file that the names lead to; a folder means all in it.

        Processes that read files start before the first record is taken.
        """
        beside: dict[str, None] = {}

        def takes(name: str) -> bool:
            if is_evidence(name):
                beside[name] = None
            return name in beside

        found = gathered(names, lambda _: False, takes)
        reader, in_folder = Reader.of(self.pack.index()), found.is_folder

        def record(name: str) -> Record:
            if name in beside:
                return self.evidence(name)
            return self.log(name, reader, in_folder=in_folder)

        lost = [self._lost(name, in_folder=in_folder) for name in found.lost]
        return chain(lost, each(record, [*beside, *found.names]))

    def log(self, name: str, reader: Reader, *, in_folder: bool) -> Record:
        """Return the record of a log."""
        one, buffer = explain_log(self.pack, name, self.options, reader)
        if one.answer is UNREAD:
            return self._lost(name, in_folder=in_folder)
        is_several = is_of_several(self.pack, one.answer)
        ranks = explain_ranks(self.pack, one.answer, buffer, is_redacted=True) if is_several else ()
        facts = LogFacts(
            _heard(one),
            tuple(map(_heard, ranks)),
            is_whole=buffer.is_whole,
            in_folder=in_folder,
        )
        return of_log(self._origin(name), facts)

    def unread(self, name: str) -> Record:
        """Return the record of a file of a folder that could not be read."""
        return self._lost(name, in_folder=True)

    def _lost(self, name: str, *, in_folder: bool) -> Record:
        facts = LogFacts(Heard(name), is_read=False, in_folder=in_folder)
        return of_log(self._origin(name), facts)

    def evidence(self, name: str) -> Record:
        """Return the record of a dump or of stacks."""
        evidence, origin = Evidence(), self._origin(name)
        evidence.take(name)
        for dump in evidence.dumps:
            return of_dump(origin, dump)
        for _, why in evidence.lost:
            complain(f"{name}: {why}")
            return of_unread(origin, why)
        return of_stacks(origin, evidence.stacks)

    def _origin(self, name: str) -> Origin:
        with suppress(OSError, ValueError):
            stat = Path(name).stat()
            return Origin(self.job, self.node, name, stat.st_mtime_ns, stat.st_size)
        return Origin(self.job, self.node, name)


def _heard(one: Explained) -> Heard:
    return Heard(one.name, one.answer, one.summary, one.node)
