"""Turn the digests of one job into logs, dumps and stacks, as if their files were here."""

from dataclasses import dataclass, field, replace

from faultdex.digests.merge import merged
from faultdex.digests.names import named_apart
from faultdex.digests.record import (
    Kind,
    LogFacts,
    Record,
    dump_of,
    log_facts,
    stacks_of,
    why_unread,
)
from faultdex.digests.store import NO_DIGEST, NotDigestError, is_digest, read
from faultdex.extras import command_for, is_installed
from faultdex.hangs.evidence import Evidence

NEEDS = f"it is a digest, which needs more packages; run: {command_for('digest')}"


@dataclass(slots=True)
class Digests:
    """The records of all digests that were named; `lost` holds those not read, and why."""

    records: list[Record] = field(default_factory=list)
    lost: list[tuple[str, str]] = field(default_factory=list)
    files: int = 0

    def take(self, name: str) -> bool:
        """Read a file that is a digest; return whether it is one."""
        if not is_digest(name):
            return False
        self.files += 1
        if not is_installed("digest"):
            self.lost.append((name, NEEDS))
            return True
        try:
            self.records += read(name)
        except OSError as error:
            self.lost.append((name, error.strerror or "cannot be read"))
        except NotDigestError as error:
            self.lost.append((name, str(error)))
        return True

    @property
    def jobs(self) -> list[str]:
        """Return the names of the jobs that the records are of."""
        return sorted({one.origin.job for one in self.records})


def unpack(digests: Digests, evidence: Evidence) -> list[LogFacts]:
    """Return the logs of digests, and put dumps, stacks and what was lost to the evidence."""
    logs: list[LogFacts] = []
    evidence.lost += digests.lost
    for record in named_apart(merged(digests.records)):
        try:
            _unpack(record, logs, evidence)
        except (ValueError, TypeError, RecursionError):
            evidence.lost.append((record.origin.name, NO_DIGEST))
    return logs


def _unpack(record: Record, logs: list[LogFacts], evidence: Evidence) -> None:
    """Put what a file says to what it is; raises ValueError."""
    name = record.origin.name
    match record.kind:
        case Kind.LOG:
            logs.append(_named(log_facts(record), name))
        case Kind.DUMP:
            evidence.dumps.append(replace(dump_of(record), name=name))
        case Kind.STACKS:
            evidence.stacks += [replace(one, name=name) for one in stacks_of(record)]
        case Kind.UNREAD:
            evidence.lost.append((name, why_unread(record)))


def _named(facts: LogFacts, name: str) -> LogFacts:
    summary = facts.heard.summary
    heard = replace(facts.heard, name=name, summary=summary and replace(summary, name=name))
    return replace(facts, heard=heard)
