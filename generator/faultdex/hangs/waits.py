"""Turn where groups stopped into the ranks that all others wait for.

A rank that waits in a call of its own is never named, however far it is behind in another group.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from faultdex.hangs.align import MISMATCHES, Kind, Stop, stops
from faultdex.hangs.calls import Call, Dump
from faultdex.hangs.read_dump import ANY, newest
from faultdex.strenum import StrEnum


class Sure(StrEnum):
    """How sure it is that the named ranks hold up the job."""

    DECIDED = "decided"
    LIKELY = "likely"
    UNDECIDED = "undecided"


class Cause(StrEnum):
    """What holds up the job."""

    ORDER = "order"
    SHAPE = "shape"
    DTYPE = "dtype"
    NOT_JOINED = "not-joined"
    NO_DUMP = "no-dump"
    CYCLE = "cycle"
    MESSAGE = "message"
    ALL_JOINED = "all-joined"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Hang:
    """What the dumps of a job say.

    `ranks` left a dump, and `missing` did not. `faulty` hold it up, and where the dumps do not tell
    who does, `suspects` are those of which one does. `waiting` wait in a call. `lead` is the stop
    that shows the cause, or `message` the message, and `last` the last call of each rank. Where the
    dumps are blind, they lack messages, so that a rank that waits for one seems idle.
    """

    cause: Cause
    sure: Sure
    ranks: tuple[int, ...]
    faulty: frozenset[int] = frozenset()
    suspects: frozenset[int] = frozenset()
    waiting: frozenset[int] = frozenset()
    missing: frozenset[int] = frozenset()
    lead: Stop | None = None
    stops: tuple[Stop, ...] = ()
    last: Mapping[int, Call] | None = None
    message: Call | None = None
    is_blind: bool = False

    @property
    def named(self) -> frozenset[int]:
        """Return the ranks to look at first."""
        return self.faulty or self.suspects


def hang_of(
    every: Iterable[Dump],
    waiting: frozenset[int] = frozenset(),
    elsewhere: frozenset[int] = frozenset(),
) -> Hang:
    """Return what holds up the job of these dumps.

    Of some ranks the stacks tell that they are `waiting` in a call, or `elsewhere`.
    """
    dumps = [*newest(every)]
    world = world_of(dumps)
    waits = _Waits(dumps, tuple(stops(dumps, world)), world)
    waits.waiting |= waiting
    waits.elsewhere = elsewhere
    return waits.hang()


def world_of(dumps: Sequence[Dump]) -> frozenset[int]:
    """Return all ranks that the dumps know of; between those they name none is left out."""
    named = {rank for dump in dumps for group in dump.groups.values() for rank in group.ranks}
    is_one = len({name for dump in dumps for name in dump.groups}) <= 1
    nameless = {rank for dump in dumps for rank in dump.nameless} if is_one else set()
    every = {dump.rank for dump in dumps} | named | nameless
    return frozenset(range(max(every, default=-1) + 1)) if len(every) > 1 else frozenset(every)


class _Waits:
    """Who waits for whom."""

    elsewhere: frozenset[int]

    def __init__(
        self, dumps: Sequence[Dump], found: tuple[Stop, ...], world: frozenset[int]
    ) -> None:
        self.dumps, self.stops = dumps, found
        self.missing = world - {dump.rank for dump in dumps}
        self.messages = {dump.rank: one for dump in dumps for one in _open_messages(dump)}
        self.waiting = frozenset(rank for stop in found for rank in stop.waiting)
        self.waiting |= {*self.messages}
        # Gloo records no messages, so that a rank that waits for one seems to do nothing.
        self.is_blind = any(call.backend == "gloo" for dump in dumps for call in dump.calls[:1])

    def hang(self) -> Hang:
        """Return the verdict: a mismatch first, then who joined nothing, then who left no dump."""
        return (
            self.mismatched() or self.idle() or self.dumpless() or self.circular() or self.joined()
        )

    def as_hang(self, cause: Cause, sure: Sure, lead: Stop | None = None) -> Hang:
        """Return a verdict with what all of them say."""
        last = {dump.rank: max(dump.calls, key=_order) for dump in self.dumps if dump.calls}
        return Hang(
            cause,
            sure,
            tuple(dump.rank for dump in self.dumps),
            waiting=self.waiting,
            missing=self.missing,
            lead=lead,
            stops=self.stops,
            last=last,
            is_blind=self.is_blind,
        )

    def mismatched(self) -> Hang | None:
        """Return the verdict where the calls with one number differ."""
        lead = next((stop for stop in self.stops if stop.kind in MISMATCHES), None)
        if not lead:
            return None
        cause = Cause(lead.kind.value)
        if lead.odd:
            return replace(self.as_hang(cause, Sure.DECIDED, lead), faulty=lead.odd)
        suspects = frozenset(lead.made)
        return replace(self.as_hang(cause, Sure.UNDECIDED, lead), suspects=suspects)

    def idle(self) -> Hang | None:
        """Return the verdict where ranks did not join a call and wait in no other."""
        late = {rank for stop in self.stops for rank in stop.late} - self.waiting
        silent = {*self.peers()} - self.waiting - self.missing
        idle = frozenset(late | silent)
        if not idle:
            return None
        lead = next((stop for stop in self.stops if late & {*stop.late}), None)
        if not lead:
            return self.lacking(Sure.LIKELY, faulty=idle)
        is_blind = self.is_blind and not idle <= self.elsewhere
        if is_blind and len(idle) > 1:
            return replace(self.as_hang(Cause.NOT_JOINED, Sure.UNDECIDED, lead), suspects=idle)
        sure = Sure.LIKELY if is_blind or lead.missing else Sure.DECIDED
        return replace(self.as_hang(Cause.NOT_JOINED, sure, lead), faulty=idle)

    def dumpless(self) -> Hang | None:
        """Return the verdict where only ranks without a dump can be the ones waited for."""
        waited = {rank for stop in self.stops for rank in stop.missing}
        waited |= {*self.peers()} & self.missing
        if not waited:
            return None
        lead = next((stop for stop in self.stops if stop.missing), None)
        if len(waited) > 1:
            # Some of them may only not have been collected.
            found = self.as_hang(Cause.NO_DUMP, Sure.UNDECIDED, lead)
            return replace(found, suspects=frozenset(waited))
        return replace(self.as_hang(Cause.NO_DUMP, Sure.LIKELY, lead), faulty=frozenset(waited))

    def lacking(self, sure: Sure, faulty: frozenset[int] = frozenset()) -> Hang:
        """Return the verdict where a message is not over, and at most its other end is at fault."""
        suspects = frozenset([*self.messages, *self.peers()]) - faulty
        found = self.as_hang(Cause.MESSAGE, sure)
        message = next(iter(self.messages.values()))
        return replace(found, faulty=faulty, suspects=suspects, message=message)

    def circular(self) -> Hang | None:
        """Return the verdict where all late ranks wait for others in turn."""
        late = frozenset(rank for stop in self.stops for rank in stop.late)
        lead = next((stop for stop in self.stops if stop.late), None)
        if not lead:
            return None
        if self.messages:
            return self.lacking(Sure.UNDECIDED)
        joined = next((stop for stop in self.stops if stop.kind == Kind.ALL_JOINED), None)
        if joined:
            return self.as_hang(Cause.ALL_JOINED, Sure.UNDECIDED, joined)
        return replace(self.as_hang(Cause.CYCLE, Sure.UNDECIDED, lead), suspects=late)

    def joined(self) -> Hang:
        """Return the verdict where nobody is late."""
        lead = next(iter(self.stops), None)
        if lead:
            return self.as_hang(Cause.ALL_JOINED, Sure.UNDECIDED, lead)
        if self.messages:
            return self.lacking(Sure.UNDECIDED)
        return self.as_hang(Cause.NOTHING, Sure.UNDECIDED)

    def peers(self) -> Iterable[int]:
        """Yield the ranks to or from which a message is open."""
        for rank, call in self.messages.items():
            yield from (one for one in self.ends(rank, call) if one != rank)

    def ends(self, rank: int, call: Call) -> list[int]:
        """Return the ranks in the world between which a message goes."""
        groups = next(dump.groups for dump in self.dumps if dump.rank == rank)
        ranks = sorted(groups[call.group].ranks) if call.group in groups else []
        inside = [one for one in call.peers or () if one != ANY]
        return [ranks[one] if one < len(ranks) else one for one in inside]


def _open_messages(dump: Dump) -> list[Call]:
    """Return the first message of a rank that is not over."""
    return [call for call in dump.calls if call.is_message and call.peers and not call.is_done][:1]


def _order(call: Call) -> tuple[int, int]:
    return call.time, call.seq
