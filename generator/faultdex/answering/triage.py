"""Turn all that a job left, its logs, dumps and stacks, into one verdict.

A cause in a log comes before a hang, because a rank that died explains why the others wait. What a
log says of waiting comes after what dumps and stacks tell, because they name the rank. A GPU that a
kernel log gives up explains what ranks say of a failed GPU, and whatever nothing else explains.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from faultdex.answering.actions import (
    UNDECIDED,
    Action,
    for_hang,
)
from faultdex.answering.lead import Lead
from faultdex.answering.log_lead import of_logs
from faultdex.answering.many import explain_found
from faultdex.answering.nodes import Nodes, nodes
from faultdex.answering.one import UNREAD
from faultdex.answering.options import ExplainOptions
from faultdex.digests.collected import Digests, unpack
from faultdex.hangs.evidence import Evidence
from faultdex.hangs.stack_groups import Stacks, grouped
from faultdex.hangs.verdict import ENTRIES, describe, ranks
from faultdex.hangs.waits import Cause, Hang, Sure, hang_of
from faultdex.jobs.inputs import Inputs
from faultdex.jobs.phrases import counted, joined
from faultdex.logs.discover import gathered
from faultdex.model.card import Card
from faultdex.pack.read import Pack
from faultdex.privacy.redaction import redact
from faultdex.terminal import complain

STACKS = "collective-not-reached-by-all-ranks"
LIVES_ON = "Its dump shows that it lives on and waits."
# What a launcher tells of a rank that the kernel killed.
KILL = "worker-exit-code-sigkill"
# What a rank that is aborted tells better than dumps that others did not write.
MISMATCHED = {"collective-shape-mismatch", "collective-order-mismatch"}
# How many more faults of kernel logs are told.
NOTED = 8
# What a rank says of an error asks for this where a GPU may have failed under it.
OF_GPU = {Action.HARDWARE, Action.UNDECIDED}
NOTHING = "Nothing in this tells why the job failed."
NO_ADVICE = replace(UNDECIDED, why="no log, dump or stack could be read, or none names a failure")


@dataclass(frozen=True, slots=True)
class Triage:
    """The verdict on a job, and what it is made of; `lost` names what was not read, and why.

    `kind` says which evidence leads: logs, dumps, stacks or kernel; `read` counts what was read.
    """

    lead: Lead
    kind: str = ""
    read: tuple[tuple[int, str], ...] = ()
    others: tuple[tuple[str, Lead], ...] = ()
    hang: Hang | None = None
    stacks: Stacks | None = None
    inputs: Inputs | None = None
    card: Card | None = None
    lost: tuple[tuple[str, str], ...] = ()
    nodes: Nodes = field(default_factory=Nodes)

    @property
    def waiting(self) -> frozenset[int]:
        """Return the ranks that only wait."""
        seen = (self.hang.waiting if self.hang else frozenset()) | (
            self.stacks.waiting if self.stacks else frozenset()
        )
        return seen - self.lead.ranks

    @property
    def missing(self) -> frozenset[int]:
        """Return the ranks that left no dump."""
        return self.hang.missing if self.hang else frozenset()

    @property
    def complete(self) -> bool:
        """Tell whether all was read."""
        every = self.inputs.every if self.inputs else ()
        return not self.lost and all(one.answer.complete for one in every)


def triage(pack: Pack, names: Sequence[str], options: ExplainOptions) -> Triage:
    """Return the verdict on the job whose evidence the names lead to."""
    evidence, digests = Evidence(), Digests()
    found = gathered(names, lambda _: False, lambda name: digests.take(name) or evidence.take(name))
    filed = unpack(digests, evidence)
    for name, why in evidence.lost:
        complain(f"{name}: {why}")
    has_logs = found.names or found.lost or filed
    inputs = explain_found(pack, found, options, filed) if has_logs else None
    return judged(pack, evidence, inputs, options)


def judged(
    pack: Pack, evidence: Evidence, inputs: Inputs | None, options: ExplainOptions
) -> Triage:
    """Return the verdict on what was read."""
    stacks = grouped(evidence.stacks) if evidence.stacks else None
    hang = _hang(evidence, stacks)
    kernels = nodes(inputs.every) if inputs else Nodes()
    every = [*_leads(pack, inputs, hang, stacks, kernels)]
    if options.redact:
        every = [(kind, _redacted(one)) for kind, one in every]
    (kind, lead), *others = every or [("", Lead(NOTHING, NO_ADVICE, Sure.UNDECIDED))]
    return Triage(
        lead,
        kind,
        _counts(evidence, inputs),
        tuple(others),
        hang,
        stacks,
        inputs,
        pack.cards.get(lead.entry),
        tuple(evidence.lost),
        kernels,
    )


def _counts(evidence: Evidence, inputs: Inputs | None) -> tuple[tuple[int, str], ...]:
    read = [one for one in inputs.every if one.answer is not UNREAD] if inputs else []
    kernel = len([one for one in read if one.node])
    every = (
        (len(evidence.dumps), "dump"),
        (len(evidence.stacks), "stack"),
        (len(read) - kernel, "log"),
        (kernel, "kernel log"),
    )
    return tuple(one for one in every if one[0])


def _redacted(lead: Lead) -> Lead:
    notes = tuple((label, redact(text)) for label, text in lead.notes)
    return replace(lead, says=redact(lead.says), notes=notes)


def _hang(evidence: Evidence, stacks: Stacks | None) -> Hang | None:
    if not evidence.dumps:
        return None
    if not stacks:
        return hang_of(evidence.dumps)
    return hang_of(evidence.dumps, stacks.waiting, stacks.elsewhere)


def _leads(
    pack: Pack, inputs: Inputs | None, hang: Hang | None, stacks: Stacks | None, kernels: Nodes
) -> Iterator[tuple[str, Lead]]:
    """Yield what each kind of evidence says, what decides most first."""
    logs = of_logs(pack, inputs) if inputs else None
    if logs and hang and _is_refuted(logs, hang):
        logs = replace(logs, is_waiting=True, says=f"{logs.says} {LIVES_ON}")
    if logs and hang and logs.entry in MISMATCHED and _is_blind(hang):
        logs = replace(logs, is_waiting=False, suspects=hang.suspects)
    kernel = _of_kernels(kernels, logs) if kernels.says else None
    every = {
        "kernel": kernel,
        "logs": logs,
        "dumps": _of_dumps(hang) if hang else None,
        "stacks": _of_stacks(stacks) if stacks else None,
    }
    known = [(kind, lead) for kind, lead in every.items() if lead]
    # What only waits comes last, and of that what logs say first.
    is_known = logs and logs.sure is Sure.DECIDED and logs.advice.action not in OF_GPU
    first = "logs" if is_known or not kernel else "kernel"
    yield from sorted(known, key=lambda one: (one[1].is_waiting, one[0] != first))


def _of_kernels(kernels: Nodes, logs: Lead | None) -> Lead:
    """Return what kernels say; the rank that names a failed GPU, or was killed, is the one."""
    is_gpu = logs and not logs.is_waiting and logs.advice.action in OF_GPU and kernels.faults
    is_kill = logs and logs.entry == KILL and len(kernels.killed) == 1
    who = logs.ranks if logs and (is_gpu or is_kill) else frozenset[int]()
    return Lead(kernels.says, kernels.advice, Sure.DECIDED, kernels.entry, who)


def _is_blind(hang: Hang) -> bool:
    """Tell whether dumps leave open who holds up the job, because several ranks wrote none."""
    return hang.cause is Cause.NO_DUMP and hang.sure is Sure.UNDECIDED


def _is_refuted(logs: Lead, hang: Hang) -> bool:
    """Tell whether the rank with an error that no entry explains lives on, and waits for others."""
    return bool(hang.faulty and not logs.entry and logs.ranks and logs.ranks <= hang.waiting)


def _of_dumps(hang: Hang) -> Lead:
    described = describe(hang)
    return Lead(
        described.says,
        for_hang(hang.cause),
        hang.sure,
        ENTRIES[hang.cause],
        hang.faulty,
        frozenset() if hang.faulty else hang.suspects,
        described.notes,
        is_waiting=hang.cause == Cause.NOTHING,
    )


def _of_stacks(stacks: Stacks) -> Lead:
    is_likely = stacks.is_plain and not stacks.missing
    return Lead(
        stacks.says,
        for_hang(Cause.NOT_JOINED) if stacks.suspects else UNDECIDED,
        Sure.LIKELY if stacks.suspects and is_likely else Sure.UNDECIDED,
        STACKS if stacks.suspects else "hang-stack-dump",
        stacks.suspects if is_likely else frozenset(),
        frozenset() if is_likely else stacks.suspects,
        notes=stacks.notes,
        is_waiting=not stacks.suspects,
    )


def summary(one: Triage) -> Iterator[tuple[str, str]]:
    """Yield what is said below the first sentence, as labels and texts."""
    lead, advice = one.lead, one.lead.advice
    sure = f" ({advice.sure.value})" if advice.sure is not Sure.UNDECIDED else ""
    yield "do", f"{advice.action.value}{sure}: {advice.why}"
    if lead.ranks or lead.suspects:
        named = ranks(lead.ranks or lead.suspects)
        label = "one of" if len(lead.suspects) > 1 else "suspected"
        yield "named" if lead.ranks else label, f"{named} ({lead.sure.value})"
    if one.waiting - lead.suspects:
        yield "waiting", ranks(one.waiting - lead.suspects)
    has_stacks = one.stacks and lead.ranks | lead.suspects <= one.stacks.known
    yield from (note for note in lead.notes if not (has_stacks and note[0] == "next"))
    yield from ((kind, other.says) for kind, other in one.others)
    yield from _noted(one.nodes)
    gone = one.missing - lead.ranks - lead.suspects
    if gone and not any(label == "missing" for label, _ in lead.notes):
        yield "missing", f"{ranks(gone)} left no dump"
    yield (
        "read",
        joined(counted(count, noun) for count, noun in one.read) if one.read else "nothing",
    )
    yield from (("not read", f"{name}: {why}") for name, why in one.lost)


def _noted(kernels: Nodes) -> Iterator[tuple[str, str]]:
    """Yield what kernel logs have beside what was said of them, each fault on a line."""
    for one in (*kernels.faults[1:], *kernels.noted)[:NOTED]:
        often = f", {one.count:,} times" if one.count > 1 else ""
        wanted = f" ({one.decision})" if one.decision else ""
        yield one.node, f"{one.title} at line {one.line:,}{often}{wanted}"
