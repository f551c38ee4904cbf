"""Turn all that a job left, its logs, dumps and stacks, into one verdict.

A cause in a log comes before a hang, because a rank that died explains why the others wait. What a
log says of waiting comes after what dumps and stacks tell, because they name the rank. A GPU that a
kernel log gives up explains what ranks say of a failed GPU, and whatever nothing else explains.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from faultdex.answering.actions import UNDECIDED, Action, Advice, for_entry, for_error, for_hang
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
from faultdex.jobs.peer_errors import is_of_others
from faultdex.jobs.phrases import counted, joined
from faultdex.jobs.ranking import Job
from faultdex.jobs.ranks import rank_in, speaker_of
from faultdex.jobs.verdict import verdict
from faultdex.logs.discover import gathered
from faultdex.model.answer import Match
from faultdex.model.card import Card
from faultdex.pack.read import Pack
from faultdex.privacy.redaction import redact
from faultdex.terminal import complain

# What entries of these topics explain is seen by ranks that wait for another one.
WAITING = {"collectives", "launcher", "observability"}
ENDED = {"store-connection-closed-by-peer", "nccl-remote-error", "store-clients-missing"}
STACKS = "collective-not-reached-by-all-ranks"
LIVES_ON = "Its dump shows that it lives on and waits."
# How many more faults of kernel logs are told.
NOTED = 8
# What a rank says of an error asks for this where a GPU may have failed under it.
OF_GPU = {Action.HARDWARE, Action.UNDECIDED}
NOTHING = "Nothing in this tells why the job failed."
NO_ADVICE = replace(UNDECIDED, why="no log, dump or stack could be read, or none names a failure")


@dataclass(frozen=True, slots=True)
class Lead:
    """What one kind of evidence says: a sentence, who failed, the entry, and what to do."""

    says: str
    advice: Advice
    sure: Sure
    entry: str = ""
    ranks: frozenset[int] = frozenset()
    suspects: frozenset[int] = frozenset()
    notes: tuple[tuple[str, str], ...] = ()
    is_waiting: bool = False


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
    logs = _of_logs(pack, inputs) if inputs else None
    if logs and hang and _is_refuted(logs, hang):
        logs = replace(logs, is_waiting=True, says=f"{logs.says} {LIVES_ON}")
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
    """Return what kernels say; the rank that names a failed GPU is the one that lost it."""
    is_same = logs and not logs.is_waiting and logs.advice.action in OF_GPU and kernels.faults
    who = logs.ranks if logs and is_same else frozenset[int]()
    return Lead(kernels.says, kernels.advice, Sure.DECIDED, kernels.entry, who)


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


def _of_logs(pack: Pack, inputs: Inputs) -> Lead | None:
    if inputs.job:
        return _of_job(pack, inputs.job)
    for one in [one for one in inputs.every if not one.node][:1]:
        match = next(iter(one.answer.matches), None)
        if one.answer.own_leads and one.answer.unexplained:
            own = one.answer.unexplained[0]
            says = f"{one.name} holds an error that no entry explains, at line {own.line:,}."
            who = _ranks(own.speaker or speaker_of(one.name, len(inputs.every)))
            return Lead(
                says, for_error(own.text), Sure.LIKELY, "", who, notes=(("error", own.text),)
            )
        if match:
            says = f"{one.name} names a failure at line {match.line:,}: {match.title}."
            who = _ranks(match.speaker or speaker_of(one.name, len(inputs.every)))
            return _of_match(pack, match, says, who, ())
    return None


def _of_job(pack: Pack, job: Job) -> Lead:
    described = verdict(job)
    if not job.culprit:
        return Lead(
            described.says,
            UNDECIDED,
            Sure.UNDECIDED,
            "which-rank-failed-first",
            notes=described.notes,
            is_waiting=True,
        )
    match = job.culprit.event.match
    who = _ranks(job.speaker(job.culprit.name, job.culprit.event))
    if match.id:
        return _of_match(pack, match, described.says, who, described.notes)
    return Lead(described.says, for_error(match.text), Sure.LIKELY, "", who, notes=described.notes)


def _of_match(
    pack: Pack,
    match: Match,
    says: str,
    who: frozenset[int],
    notes: tuple[tuple[str, str], ...],
) -> Lead:
    card = pack.cards.get(match.id)
    is_waiting = not card or card.topic in WAITING or card.id in ENDED
    is_waiting = is_waiting or match.role == "echo" or is_of_others(match.text)
    sure = Sure.DECIDED if match.role == "root" and not is_waiting else Sure.LIKELY
    return Lead(
        says,
        for_entry(card),
        sure,
        match.id,
        frozenset() if is_waiting else who,
        notes=notes,
        is_waiting=is_waiting,
    )


def _ranks(speaker: str) -> frozenset[int]:
    rank = rank_in(speaker)
    return frozenset() if rank is None else frozenset([rank])


def summary(one: Triage) -> Iterator[tuple[str, str]]:
    """Yield what is said below the first sentence, as labels and texts."""
    lead, advice = one.lead, one.lead.advice
    sure = f" ({advice.sure.value})" if advice.sure is not Sure.UNDECIDED else ""
    yield "do", f"{advice.action.value}{sure}: {advice.why}"
    if lead.ranks or lead.suspects:
        named = ranks(lead.ranks or lead.suspects)
        yield "named" if lead.ranks else "one of", f"{named} ({lead.sure.value})"
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
