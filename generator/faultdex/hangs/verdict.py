"""Turn what holds up a job into the sentence and the notes that say so."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from faultdex.hangs.align import MISMATCHES, Kind, Stop
from faultdex.hangs.calls import Call
from faultdex.hangs.waits import Cause, Hang, Sure

NAMED = 4
# The entry that explains each cause.
ENTRIES: Mapping[Cause, str] = {
    Cause.ORDER: "collective-order-mismatch",
    Cause.SHAPE: "collective-shape-mismatch",
    Cause.DTYPE: "collective-shape-mismatch",
    Cause.NOT_JOINED: "collective-not-reached-by-all-ranks",
    Cause.NO_DUMP: "which-rank-failed-first",
    Cause.CYCLE: "collective-order-mismatch",
    Cause.MESSAGE: "collective-not-reached-by-all-ranks",
    Cause.ALL_JOINED: "nccl-watchdog-timeout",
    Cause.NOTHING: "flight-recorder-analysis",
}
_SHIFTS = {
    "swapped": "the others make these two calls in the other order",
    "ahead": "the others make this call next, so one call was skipped or two changed places",
    "behind": "its next call is the one that the others make here, so it made an extra call",
}
_NEXT = {
    Cause.NOT_JOINED: "take the stacks of {} (py-spy dump --pid PID), and read what they logged",
    Cause.NO_DUMP: "read the log of {} first: a rank that died or is stuck writes no dump",
    Cause.CYCLE: "compare the lines: all ranks must use the groups in the same order",
    Cause.MESSAGE: "compare the sends and receives of these ranks",
    Cause.ALL_JOINED: "look at the network, the kernel logs (Xid) and NCCL_DEBUG=INFO",
}
_SAYS = {
    Cause.NOT_JOINED: "{named} did not join {place}, {call}, in which {waiting}.",
    Cause.NO_DUMP: "{named} left no dump, and {waiting} in {place}, {call}.",
    Cause.CYCLE: "{named} wait in different groups for each other, and the dumps do not tell which"
    " of them took the wrong turn.",
    Cause.MESSAGE: "{named} have a message open between them, and {waiting} in {place}, {call}.",
    Cause.ALL_JOINED: "all ranks joined {place}, {call}, and {waiting} for its end.",
}
_UNKNOWN = "{waiting} in {place}, {call}, and the dumps do not tell whether all others joined it."
_TIE = "as many ranks make the one call as the other, so the dumps do not tell which is wrong"
_BLIND = "gloo records no messages, so one of them may wait for another; stacks would tell"


@dataclass(frozen=True, slots=True)
class Description:
    """What is said of a hang: one sentence, and labelled notes."""

    says: str
    notes: tuple[tuple[str, str], ...]


def describe(hang: Hang) -> Description:
    """Return what is said of the dumps; nothing of it is made safe to be shown."""
    return Description(_says(hang), tuple(_notes(hang)))


def ranks(numbers: Iterable[int]) -> str:
    """Return ranks in words, neighbors as a range."""
    spans = [*_spans(sorted(numbers))]
    shown = spans[:NAMED]
    more = [f"{sum(last - first + 1 for first, last in spans[NAMED:]):,} more"]
    words = [f"{one}" if one == last else f"{one} to {last}" for one, last in shown]
    *before, end = [*words, *(more if spans[NAMED:] else [])]
    noun = "rank" if spans[0][0] == spans[-1][1] else "ranks"
    return f"{noun} {', '.join(before)} and {end}" if before else f"{noun} {end}"


def place(stop: Stop) -> str:
    """Return which call of which group is meant."""
    return f"call {stop.seq:,} of group {stop.group.title}"


def _spans(numbers: list[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and last of each run of numbers; two neighbors are no run."""
    start = 0
    for at, number in enumerate(numbers):
        if at + 1 < len(numbers) and numbers[at + 1] == number + 1:
            continue
        run = numbers[start : at + 1]
        yield from [(run[0], run[-1])] if run[2:] else [(one, one) for one in run]
        start = at + 1


def _says(hang: Hang) -> str:
    stop = hang.lead
    if not stop:
        return _without_stop(hang)
    if hang.cause.value in MISMATCHES:
        return _mismatch(hang, stop)
    form = _UNKNOWN if stop.kind == Kind.UNKNOWN else _SAYS[hang.cause]
    words = form.format(
        named=ranks(hang.named) if hang.named else "",
        waiting=f"{ranks(stop.waiting)} {_wait(stop.waiting)}" if stop.waiting else "others wait",
        place=place(stop),
        call=_usual(stop),
    )
    return begun(words)


def _without_stop(hang: Hang) -> str:
    if not hang.message:
        count = f"{len(hang.ranks):,} rank{'s' if hang.ranks[1:] else ''}"
        return f"No call is open in the dumps of {count}: nothing in them hangs."
    one, ends = hang.message, ranks(hang.named | hang.suspects)
    idle = f", and {ranks(hang.faulty)} waits in no call" if hang.faulty else ""
    return f"A message between {ends} is open, {one.kind} of group {one.group}{idle}."


def _mismatch(hang: Hang, stop: Stop) -> str:
    (usual, most), *others = stop.forms.items()
    if hang.sure == Sure.UNDECIDED:
        every = ", ".join(f"{form} on {ranks(who)}" for form, who in stop.forms.items())
        return f"The ranks disagree on {place(stop)}: {every}."
    odd = ", ".join(f"{form} on {ranks(who)}" for form, who in others)
    return f"{begun(place(stop))} is {odd}, but {usual} on {ranks(most)}."


def _wait(numbers: Iterable[int]) -> str:
    return "waits" if len({*numbers}) == 1 else "wait"


def _usual(stop: Stop) -> str:
    return str(next(iter(stop.forms), "a call that is not recorded"))


def few(names: Sequence[str]) -> str:
    """Return the first few of `names`."""
    more = f" and {len(names) - NAMED:,} more" if names[NAMED:] else ""
    return f"{', '.join(names[:NAMED])}{more}"


def begun(words: str) -> str:
    """Return `words` as they begin a sentence."""
    return words[:1].upper() + words[1:]


def _notes(hang: Hang) -> Iterator[tuple[str, str]]:
    yield from _reasons(hang)
    yield from _lines(hang)
    if hang.missing - hang.named:
        yield "missing", f"{ranks(hang.missing - hang.named)} left no dump"
    for stop in [one for one in hang.stops if one is not hang.lead][:NAMED]:
        yield "also", f"{place(stop)}, {_usual(stop)}: {ranks(stop.waiting)} {_wait(stop.waiting)}"
    if hang.cause in _NEXT:
        yield "next", _NEXT[hang.cause].format(ranks(hang.named) if hang.named else "")


def _reasons(hang: Hang) -> Iterator[tuple[str, str]]:
    stop = hang.lead
    if stop and stop.shift:
        yield "because", _SHIFTS[stop.shift]
    if stop and hang.sure == Sure.UNDECIDED:
        if hang.cause in {Cause.ORDER, Cause.SHAPE, Cause.DTYPE}:
            yield "because", _TIE
        if hang.cause == Cause.NOT_JOINED:
            yield "because", _BLIND


def _lines(hang: Hang) -> Iterator[tuple[str, str]]:
    """Yield where the named ranks are, and where most of the others wait."""
    calls = hang.last or {}
    made = hang.lead.made if hang.lead else {}
    for rank in sorted(hang.named)[:NAMED]:
        here = made.get(rank)
        if here and hang.cause != Cause.CYCLE:
            yield f"rank {rank}", f"{here.form}{_at(here)}"
        elif rank in calls:
            last = calls[rank]
            yield (
                f"rank {rank}",
                f"its last call is call {last.seq:,} of group {last.group}, {last.form}{_at(last)}",
            )
        elif rank in hang.ranks:
            yield f"rank {rank}", "it recorded no call"
    other = next((call for rank, call in made.items() if rank not in hang.named), None)
    if other:
        yield "others", f"{other.form}{_at(other)}"


def _at(call: Call) -> str:
    return f", at {call.at}" if call.at else ""


def as_data(hang: Hang) -> dict[str, object]:
    """Return the hang as plain data, in the order of the contract."""
    described, stop = describe(hang), hang.lead
    return {
        "says": described.says,
        "cause": hang.cause.value,
        "sure": hang.sure.value,
        "faulty": sorted(hang.faulty),
        "suspects": sorted(hang.suspects),
        "waiting": sorted(hang.waiting - hang.faulty),
        "missing": sorted(hang.missing),
        "ranks": len(hang.ranks),
        "group": stop.group.name if stop else None,
        "call": stop.seq if stop else None,
        "forms": [{"form": str(form), "ranks": who} for form, who in stop.forms.items()]
        if stop
        else [],
        "entry": ENTRIES[hang.cause],
        "notes": [{"label": label, "text": text} for label, text in described.notes],
    }
