"""Turn the dump of a rank into a few kilobytes and back: equal calls are written once.

Calls repeat, and only their numbers and times differ. Where they do not fit, the oldest go, as they
do in the recorder itself.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, pairwise

from faultdex.digests.plain import as_plain, from_plain
from faultdex.hangs.calls import Call, Dump, Group
from faultdex.privacy.redaction import redact

MOST, WIDEST, SHARED = 2_500, 1 << 20, 4096
WRONG = "it holds a dump that cannot be read"

Spans = tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Members:
    """A process group; its ranks as spans of a first one, how many, and the step between them."""

    name: str
    about: str
    ranks: Spans


@dataclass(frozen=True, slots=True)
class Folded:
    """A dump; `forms` are calls without numbers, and the rest has a column for each number.

    `seqs`, `ops`, `p2p` and `times` hold differences from one call to the next.
    """

    rank: int
    name: str
    version: str
    is_cut: bool
    groups: tuple[Members, ...]
    nameless: Spans
    forms: tuple[Call, ...]
    form: tuple[int, ...]
    seqs: tuple[int, ...]
    ops: tuple[int, ...]
    p2p: tuple[int, ...]
    times: tuple[int, ...]


def folded(dump: Dump, most: int = MOST) -> object:
    """Return a dump as plain data, with at most `most` calls and secrets masked."""
    calls = dump.calls[-most:] if most else ()
    forms: dict[Call, int] = {}
    form = tuple(forms.setdefault(_form(call), len(forms)) for call in calls)
    return as_plain(
        Folded(
            dump.rank,
            dump.name,
            dump.version,
            dump.is_cut or len(calls) < len(dump.calls),
            tuple(Members(one.name, one.about, _spans(one.ranks)) for one in dump.groups.values()),
            _spans(dump.nameless),
            tuple(forms),
            form,
            _steps(call.seq for call in calls),
            _steps(call.op for call in calls),
            _steps(call.p2p_seq for call in calls),
            _steps(call.time for call in calls),
        )
    )


def unfolded(data: object) -> Dump:
    """Return the dump that plain data holds; raises ValueError where it holds none."""
    one = from_plain(Folded, data)
    columns = (one.form, *map(_summed, (one.seqs, one.ops, one.p2p, one.times)))
    if len({*map(len, columns)}) != 1 or any(not 0 <= at < len(one.forms) for at in one.form):
        raise ValueError(WRONG)
    calls = (
        replace(one.forms[form], seq=seq, op=op, p2p_seq=p2p, time=time)
        for form, seq, op, p2p, time in zip(*columns, strict=True)
    )
    groups = {each.name: Group(each.name, each.about, _ranks(each.ranks)) for each in one.groups}
    return Dump(
        one.rank, one.name, one.version, groups, tuple(calls), one.is_cut, _ranks(one.nameless)
    )


def _form(call: Call) -> Call:
    return replace(call, seq=0, op=0, p2p_seq=0, time=0, at=redact(call.at))


def _steps(numbers: Iterable[int]) -> tuple[int, ...]:
    return tuple(after - before for before, after in pairwise((0, *numbers)))


def _summed(steps: Sequence[int]) -> list[int]:
    return [*accumulate(steps)]


def _spans(ranks: frozenset[int]) -> Spans:
    return tuple(_runs(sorted(ranks)))


def _runs(ranks: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield runs of ranks that have the same distance."""
    start = 0
    while start < len(ranks):
        step = ranks[start + 1] - ranks[start] if start + 1 < len(ranks) else 1
        end = start + 1
        while end < len(ranks) and ranks[end] - ranks[end - 1] == step:
            end += 1
        yield ranks[start], end - start, step
        start = end


@lru_cache(SHARED)
def _ranks(spans: Spans) -> frozenset[int]:
    """Return the ranks of a group, once for all dumps that have it."""
    if sum(max(0, count) for _, count, _ in spans) > WIDEST:
        raise ValueError(WRONG)
    return frozenset(first + step * place for first, count, step in spans for place in range(count))
