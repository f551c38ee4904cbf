"""Turn the dumps of several ranks into what stopped in each process group.

Calls of one group are aligned by their number. A group stops at its first call that is not over on
some rank; what stands behind it says nothing, since a fast rank makes calls ahead of the others.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from faultdex.hangs.calls import Call, Dump, Form, Group
from faultdex.strenum import StrEnum

DEFAULT = "default_pg"


class Kind(StrEnum):
    """What is wrong with the call at which a group stopped."""

    ORDER = "order"
    SHAPE = "shape"
    DTYPE = "dtype"
    NOT_JOINED = "not-joined"
    NO_DUMP = "no-dump"
    ALL_JOINED = "all-joined"
    UNKNOWN = "unknown-group"


MISMATCHES = (Kind.ORDER, Kind.SHAPE, Kind.DTYPE)


@dataclass(frozen=True, slots=True)
class Stop:
    """The call at which a group stopped.

    `made` are the calls with this number by rank, `waiting` the ranks on which they are not over,
    `late` those whose dump does not reach this number, with the number they reach, and `missing`
    those of the group without a dump. `odd` are the ranks whose call differs from that of most.
    """

    group: Group
    seq: int
    kind: Kind
    made: Mapping[int, Call]
    waiting: frozenset[int]
    late: Mapping[int, int] = field(default_factory=dict)
    missing: frozenset[int] = frozenset()
    odd: frozenset[int] = frozenset()
    shift: str = ""

    @property
    def forms(self) -> dict[Form, list[int]]:
        """Return the ranks by the form of their call, the most common form first."""
        forms: dict[Form, list[int]] = defaultdict(list)
        for rank, call in sorted(self.made.items()):
            forms[call.form].append(rank)
        return dict(sorted(forms.items(), key=lambda one: -len(one[1])))

    @property
    def time(self) -> int:
        """Return when the first rank made the call."""
        return min((call.time for call in self.made.values()), default=0)


class _Track:
    """The collectives of one group, by rank and number."""

    def __init__(self, group: Group, world: frozenset[int], dumped: frozenset[int]) -> None:
        self.group, self.dumped = group, dumped
        self.since: dict[int, int] = {}
        self.members = group.ranks or (world if group.about == DEFAULT else frozenset())
        self.calls: dict[int, dict[int, list[Call]]] = defaultdict(lambda: defaultdict(list))

    def add(self, dump: Dump) -> None:
        """Take the calls of a rank."""
        for call in dump.calls:
            if call.group == self.group.name and not call.is_message:
                self.calls[dump.rank][call.seq].append(call)

    @property
    def present(self) -> frozenset[int]:
        """Return the ranks of the group that left a dump."""
        return frozenset((self.members & self.dumped) | {*self.calls})

    def last(self, rank: int) -> int:
        """Return the number of a rank's last call; 0 without one."""
        return max(self.calls[rank], default=0) if rank in self.calls else 0

    def at(self, seq: int) -> dict[int, Call]:
        """Return the first call with a number that differs between ranks, by rank."""
        every = {rank: calls[seq] for rank, calls in sorted(self.calls.items()) if seq in calls}
        for place in range(max(map(len, every.values()), default=0)):
            calls = {rank: one[place] for rank, one in every.items() if place < len(one)}
            if _difference([*calls.values()]):
                return calls
        return {rank: one[0] for rank, one in every.items()}

    def waiting(self, seq: int) -> frozenset[int]:
        """Return the ranks on which a call with this number is not over."""
        return frozenset(
            rank
            for rank, calls in self.calls.items()
            if seq in calls and not all(call.is_done for call in calls[seq])
        )

    def numbers(self) -> list[int]:
        """Return the numbers that any rank recorded, in their order."""
        return sorted({seq for calls in self.calls.values() for seq in calls})

    def stop(self) -> Stop | None:
        """Return where the group stopped; None where all of its calls are over."""
        numbers = self.numbers()
        open_ones = [seq for seq in numbers if self.waiting(seq)]
        if not open_ones:
            return None
        for seq in numbers:
            differs = _difference([*self.at(seq).values()])
            if differs:
                return self._mismatch(seq, differs)
            if seq == open_ones[0]:
                break
        return self._stopped(open_ones[0])

    def _mismatch(self, seq: int, kind: Kind) -> Stop:
        made = self.at(seq)
        waiting = frozenset(self.waiting(seq) or made)
        stop = Stop(self.group, seq, kind, made, waiting, missing=self._missing())
        _, *others = stop.forms.items()
        counts = [len(ranks) for ranks in stop.forms.values()]
        if counts[0] <= sum(counts[1:]):
            return stop
        odd = frozenset(rank for _, ranks in others for rank in ranks)
        shift = self._shift(seq, odd, next(iter(stop.forms))) if kind == Kind.ORDER else ""
        return replace(stop, odd=odd, shift=shift)

    def _shift(self, seq: int, odd: frozenset[int], usual: Form) -> str:
        """Return how the calls of the odd ranks are displaced: swapped, ahead or behind."""
        ours, theirs = (self._forms(seq + step, odd) for step in (0, 1))
        after = self._forms(seq + 1, self.present - odd)
        if ours == after and theirs == usual:
            return "swapped"
        if ours == after:
            return "ahead"
        return "behind" if theirs == usual else ""

    def _forms(self, seq: int, ranks: frozenset[int]) -> Form | None:
        """Return the one form of the calls of ranks; None where they differ or there is none."""
        forms = {self.calls[rank][seq][0].form for rank in ranks if seq in self.calls[rank]}
        return forms.pop() if len(forms) == 1 else None

    def _missing(self) -> frozenset[int]:
        return frozenset(self.members - self.dumped)

    def _stopped(self, seq: int) -> Stop:
        made = self.at(seq)
        missing, waiting = self._missing(), self.waiting(seq)
        begun = min((call.time for call in made.values()), default=0)
        # A rank whose buffer begins later and lacks the group may have joined, and forgotten it.
        unknown = {rank for rank, time in self.since.items() if time > begun} - {*self.calls}
        known = sorted(self.present - unknown)
        late = {rank: self.last(rank) for rank in known if self.last(rank) < seq}
        if late:
            kind = Kind.NOT_JOINED
        elif missing:
            kind = Kind.NO_DUMP
        else:
            kind = Kind.ALL_JOINED if self.members and not unknown else Kind.UNKNOWN
        return Stop(self.group, seq, kind, made, waiting, late, missing)


def stops(dumps: Sequence[Dump], world: frozenset[int]) -> Iterator[Stop]:
    """Yield where each group stopped, the earliest call first; `world` are all known ranks."""
    tracks: dict[tuple[str, frozenset[int]], _Track] = {}
    dumped = frozenset(dump.rank for dump in dumps)
    for dump in dumps:
        for group in dump.groups.values():
            track = tracks.setdefault((group.name, group.ranks), _Track(group, world, dumped))
            track.add(dump)
    for track in tracks.values():
        track.since = {dump.rank: dump.first for dump in dumps if dump.is_cut}
    found = filter(None, (track.stop() for track in tracks.values()))
    yield from sorted(found, key=lambda stop: (stop.time, stop.group.name))


def _difference(calls: Sequence[Call]) -> Kind | None:
    """Return in what calls with one number differ."""
    forms = {call.form for call in calls}
    if len({form.kind for form in forms}) > 1:
        return Kind.ORDER
    if len({form.size for form in forms}) > 1:
        return Kind.SHAPE
    return Kind.DTYPE if len({form.types for form in forms}) > 1 else None
