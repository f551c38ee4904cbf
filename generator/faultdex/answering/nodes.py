"""Turn kernel logs of nodes into what they say of a job: a GPU that is not to be used, or memory.

Which rank ran on a node is not told there, so that no rank is named by it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from faultdex.answering.actions import UNDECIDED, Action, Advice
from faultdex.hangs.waits import Sure
from faultdex.jobs.inputs import Explained
from faultdex.jobs.phrases import joined

TABLES: Mapping[str, str] = {"xid": "Xid", "sxid": "SXid"}
# The kernel took the GPU from all programs, or its maker asks for it: the worst first.
DECISIONS = ("drain", "reset")
KILLED = frozenset({"host-out-of-memory-killed"})
_GPU = re.compile(r"X[Ii][Dd] \((?:PCI:)?([0-9A-Fa-f:.]{4,20})\)")


@dataclass(frozen=True, slots=True)
class Fault:
    """What the kernel of a node says of one of its GPUs: `decision` is what its maker asks for.

    `entry` explains it, and `line` counts from 1.
    """

    node: str
    file: str
    code: str
    gpu: str
    says: str
    decision: str
    entry: str
    line: int
    count: int

    @property
    def title(self) -> str:
        """Return the code and the GPU that it is of."""
        return f"{self.code} for GPU {self.gpu}" if self.gpu else self.code

    def as_data(self) -> dict[str, object]:
        """Return it as plain data, in the order of the contract."""
        return {
            "node": self.node,
            "file": self.file,
            "code": self.code,
            "gpu": self.gpu or None,
            "decision": self.decision or None,
            "entry": self.entry or None,
            "line": self.line,
            "count": self.count,
        }


@dataclass(frozen=True, slots=True)
class Nodes:
    """What kernel logs say: faults that ask for a GPU to be left out, others, and kills."""

    faults: tuple[Fault, ...] = ()
    noted: tuple[Fault, ...] = ()
    killed: tuple[tuple[str, str], ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Return the nodes to start without, each once."""
        return tuple(dict.fromkeys(one.node for one in self.faults))

    @property
    def says(self) -> str:
        """Return in a sentence what the kernels say; empty where that explains no failure."""
        if self.faults:
            first = self.faults[0]
            others = len(self.names) - 1
            have = "node has" if others == 1 else "nodes have"
            more = f", and {others:,} more {have} one" if others else ""
            return f"The kernel log of {first.node} has {first.title}{more}: {first.says}"
        if self.killed:
            return f"The kernel of {_listed(self.killed)} killed a process because memory ran out."
        return ""

    @property
    def advice(self) -> Advice:
        """Return what to do about it."""
        if self.faults:
            first = self.faults[0]
            done = "drain it" if first.decision == "drain" else "reset the GPU"
            nodes = joined(self.names)
            return Advice(
                Action.NODE, Sure.DECIDED, f"leave out {nodes}, and {done} ({first.code})"
            )
        if self.killed:
            return Advice(Action.MEMORY, Sure.DECIDED, "the kernel ends processes for memory")
        return UNDECIDED

    @property
    def entry(self) -> str:
        """Return the id of the entry that explains it."""
        if self.faults:
            return self.faults[0].entry
        return next(iter(KILLED)) if self.killed else ""


def nodes(every: Iterable[Explained]) -> Nodes:
    """Return what the kernel logs among the inputs say."""
    logs = [one for one in every if one.node]
    found = [fault for one in logs for fault in _faults(one)]
    leave = [one for decision in DECISIONS for one in found if one.decision == decision]
    noted = tuple(one for one in found if one.decision not in DECISIONS)
    return Nodes(tuple(leave), noted, tuple(_killed(logs)))


def _faults(one: Explained) -> Iterator[Fault]:
    for known in one.answer.known:
        if known.table in TABLES:
            gpu = _GPU.search(known.text)
            yield Fault(
                one.node,
                one.name,
                f"{TABLES[known.table]} {known.row}",
                gpu[1] if gpu else "",
                known.says,
                known.decision,
                known.entry,
                known.line,
                known.count,
            )


def _killed(logs: Sequence[Explained]) -> Iterator[tuple[str, str]]:
    for one in logs:
        for match in one.answer.matches:
            if match.id in KILLED:
                yield one.node, match.text


def _listed(killed: Sequence[tuple[str, str]]) -> str:
    return joined(dict.fromkeys(node for node, _ in killed))
