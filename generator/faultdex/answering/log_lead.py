"""Turn the logs of a job into what they say: who failed first, of what, and what to do.

What logs only say of other ranks is told as such, with the ranks that may have failed before.
"""

from dataclasses import replace

from faultdex.answering.actions import (
    ENDS_EARLY,
    SPREADS,
    UNDECIDED,
    Action,
    Advice,
    for_entry,
    for_error,
    for_shared_error,
)
from faultdex.answering.lead import Lead
from faultdex.hangs.verdict import ranks
from faultdex.hangs.waits import Sure
from faultdex.jobs.ended_early import ended_early
from faultdex.jobs.inputs import Inputs
from faultdex.jobs.named_ranks import named_ranks
from faultdex.jobs.peer_errors import is_of_others
from faultdex.jobs.phrases import begun
from faultdex.jobs.ranking import OTHERS, Job
from faultdex.jobs.ranks import rank_in, speaker_of
from faultdex.jobs.silent_node import SilentNode, silent_node
from faultdex.jobs.summary import LogSummary
from faultdex.jobs.verdict import verdict
from faultdex.model.answer import Match
from faultdex.pack.read import Pack

# What entries of these topics explain is seen by ranks that wait for another one.
WAITING = {"collectives", "launcher", "observability"}
# What a rank of these topics does by itself, whatever the others do.
OWN = {"collective-on-cpu-tensor"}
ENDED = {"store-connection-closed-by-peer", "nccl-remote-error", "store-clients-missing"}
# What a launcher tells of the end of a rank; who else waits is not ended that way first.
DIED = {"worker-exit-code-sigkill", "worker-exit-code-sigsegv"}
# What tells why a job ended, where all its logs say that and nothing else.
TELLING = {"store-connection-closed-by-peer", "torchrun-death-signal"}
FOOTERS = {"torchrun-child-failed", "launcher-child-failed"}
UNKNOWN = "which-rank-failed-first"
LOOK = "look at its power, its network and its kernel log"


def of_logs(pack: Pack, inputs: Inputs) -> Lead | None:
    """Return what the logs among the inputs say; nothing where there are none."""
    if inputs.job:
        return _of_job(pack, inputs, inputs.job)
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


def _of_job(pack: Pack, inputs: Inputs, job: Job) -> Lead:
    """Return what the logs of several ranks say."""
    described = verdict(job)
    lead = job.failures[0] if job.failures else None
    calls = [call for one in _summaries(inputs) for call in one.calls]
    named = named_ranks(lead, calls) if lead and job.jobs == 1 else None
    if lead and named:
        says = f"{begun(ranks(named.ranks))} {named.says}."
        match = lead.first.event.match
        found = _of_match(pack, match, says, named.ranks, described.notes)
        advice = SPREADS if named.has_spread else found.advice
        return replace(found, ranks=named.ranks, advice=advice)
    if not job.culprit:
        return _of_nobody(pack, inputs, job)
    match = job.culprit.event.match
    who = _ranks(job.speaker(job.culprit.name, job.culprit.event))
    if match.id:
        return _of_match(pack, match, described.says, who, described.notes)
    return Lead(described.says, for_error(match.text), Sure.LIKELY, "", who, notes=described.notes)


def _summaries(inputs: Inputs) -> list[LogSummary]:
    return [one.summary for one in inputs.by_rank or inputs.every if one.summary]


def _of_nobody(pack: Pack, inputs: Inputs, job: Job) -> Lead:
    """Return what logs say that name no first rank: who may have failed, or what all share."""
    described = verdict(job)
    entry = UNKNOWN if job.failures else ""
    notes = described.notes
    lead = Lead(described.says, UNDECIDED, Sure.UNDECIDED, entry, notes=notes, is_waiting=True)
    if not job.failures or job.jobs > 1:
        return lead
    node = silent_node(job, _summaries(inputs))
    if node:
        return _of_silent(lead, node)
    ended = ended_early(job, _summaries(inputs))
    if ended:
        return _of_ended(_echoed(pack, job, lead), ended)
    is_echo = job.failures[0].tier >= OTHERS
    return _echoed(pack, job, lead) if is_echo else _shared(pack, job, lead)


def _echoed(pack: Pack, job: Job, lead: Lead) -> Lead:
    """Return who may have failed first where all that is known speaks of other ranks."""
    suspects = frozenset(one.rank for one in job.behind) or _silent(job)
    known = {one.first.event.match.id for one in job.failures} - FOOTERS
    telling = [entry for entry in TELLING if known == {entry}]
    found = _of_entry(pack, lead, telling[0]) if telling else lead
    return replace(found, suspects=suspects)


def _shared(pack: Pack, job: Job, lead: Lead) -> Lead:
    """Return what most ranks share; what several name of which none was first stays open."""
    first = job.failures[0]
    match = first.first.event.match
    if not first.is_common and len(first.occurrences) < job.logs:
        return lead
    if match.id:
        return _of_entry(pack, lead, match.id)
    return replace(lead, advice=for_shared_error(match.text))


def _of_entry(pack: Pack, lead: Lead, entry: str) -> Lead:
    return replace(lead, entry=entry, advice=for_entry(pack.cards.get(entry)))


def _silent(job: Job) -> frozenset[int]:
    """Return the ranks that say nothing, if the rank of each such log is known."""
    known = [_ranks(one.speaker or job.speaker(one.name)) for one in job.silent]
    return frozenset[int]().union(*known) if all(known) else frozenset()


def _of_ended(lead: Lead, who: frozenset[int]) -> Lead:
    says = f"{begun(ranks(who))} ended without an error while others still needed it."
    return replace(
        lead, says=says, advice=ENDS_EARLY, sure=Sure.LIKELY, ranks=who, suspects=frozenset()
    )


def _of_silent(lead: Lead, node: SilentNode) -> Lead:
    says = f"No process of {node.name} says how it ended, and all ranks elsewhere lost others."
    advice = Advice(Action.NODE, Sure.LIKELY, f"{node.name} seems lost; {LOOK}")
    return replace(lead, says=says, advice=advice, sure=Sure.LIKELY, ranks=node.ranks)


def _of_match(
    pack: Pack,
    match: Match,
    says: str,
    who: frozenset[int],
    notes: tuple[tuple[str, str], ...],
) -> Lead:
    card = pack.cards.get(match.id)
    has_died = match.id in DIED
    waits = not card or (card.topic in WAITING and card.id not in OWN) or card.id in ENDED
    is_waiting = not has_died and waits
    is_waiting = is_waiting or match.role == "echo" or is_of_others(match.text)
    is_sure = match.role == "root" and not is_waiting and not has_died
    sure = Sure.DECIDED if is_sure else Sure.LIKELY
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
