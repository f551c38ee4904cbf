"""Turn what ranks say of each other into the rank that differs, or that did not come.

Some messages name it: a monitored barrier lists who is missing, and with TORCH_DISTRIBUTED_DEBUG
set to DETAIL each rank prints the call that it makes. A nan comes to all ranks with the gradients,
so the rank that has it a step before the others made it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from faultdex.jobs.ranking import Failure, Occurrence
from faultdex.jobs.ranks import rank_in
from faultdex.jobs.summary import RankCall

FEWEST = 3
# What one rank has, and the others one step later.
SPREADING = {"nan-loss"}
_STEP = re.compile(r"(?i)\b(?:step|iter(?:ation)?)\W{0,3}(\d{1,9})\b")
_LATE = re.compile(r"\bRanks? (\d{1,6}(?:, ?\d{1,6}){0,4096}) failed to pass monitoredBarrier")
_MISMATCH = re.compile(r"mismatch between collectives on ranks|Collectives differ in the following")


@dataclass(frozen=True, slots=True)
class NamedRanks:
    """The ranks that the others name, and what they say of them.

    `has_spread` tells that the others have the failure from them.
    """

    ranks: frozenset[int]
    says: str
    has_spread: bool = False


def named_ranks(failure: Failure, calls: Iterable[RankCall] = ()) -> NamedRanks | None:
    """Return whom the logs of a failure name; nothing where they name nobody, or disagree.

    `calls` are what ranks say that they call.
    """
    texts = [one.event.match.text for one in failure.occurrences]
    odd = _odd(calls) if any(map(_MISMATCH.search, texts)) else None
    return _late(texts) or odd or _early(failure.occurrences)


def _late(texts: Iterable[str]) -> NamedRanks | None:
    lists = {tuple(map(int, found[1].split(","))) for one in texts if (found := _LATE.search(one))}
    if len(lists) != 1:
        return None
    (ranks,) = lists
    return NamedRanks(frozenset(ranks), "did not reach a barrier in time")


def _odd(every: Iterable[RankCall]) -> NamedRanks | None:
    """Return the ranks whose call is another than that of most; of two ranks neither is."""
    calls = {one.rank: one.form for one in every}
    usual, count = next(iter(Counter(calls.values()).most_common(1)), ("", 0))
    odd = {rank: call for rank, call in calls.items() if call != usual}
    if len(calls) < FEWEST or 2 * count <= len(calls) or not odd:
        return None
    return NamedRanks(frozenset(odd), f"{_made(odd.values())}, but the others call {_short(usual)}")


def _early(occurrences: Sequence[Occurrence]) -> NamedRanks | None:
    """Return the rank whose step is before that of all others, of a failure that spreads."""
    events = [one.event for one in occurrences if one.event.match.id in SPREADING]
    found = ((rank_in(one.speaker), _STEP.search(one.match.text)) for one in events)
    steps = {rank: int(step[1]) for rank, step in found if rank is not None and step}
    first, *others = sorted(steps, key=steps.__getitem__) or [0]
    if len(steps) < len(events) or not others or steps[first] == steps[others[0]]:
        return None
    says = f"has it at step {steps[first]:,}, and the others later"
    return NamedRanks(frozenset({first}), says, has_spread=True)


def _made(calls: Iterable[str]) -> str:
    first, *others = dict.fromkeys(map(_short, calls))
    return f"calls {first}" if not others else "makes other calls"


def _short(call: str) -> str:
    return call.replace("OpType=", "").replace("TensorShape=", "").replace("TensorDtypes=", "")
