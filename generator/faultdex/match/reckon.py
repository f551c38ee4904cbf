"""Turn the sizes of an out-of-memory message into what was in the way, by arithmetic alone.

What torch's allocator counts: the sum of allocated and unallocated memory is what it reserved; what
a process has in use includes its CUDA context; the rest of what is not free is other processes'.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from faultdex.match.size import number, shown
from faultdex.model.answer import Memory

GIB = float(1 << 30)
# What a CUDA context with its libraries takes at most, where the message does not count it.
CONTEXT = GIB
# No GPU has as much: drivers print it where they know nothing.
ABSURD = float(1 << 60)
# A share of the GPU below which free or unallocated memory is what is left of a full one, and one
# below which a limit leaves no room for pieces.
SLIGHT, PIECES = 0.05, 0.1
# Shares of the GPU from which on other processes stand in the way: listed, or only inferred.
LISTED, INFERRED, MUCH = 0.2, 0.25, 0.5
SMALL = 0.1
# What rounding to two digits may hide, and what a process may hold beside its allocator's memory.
ROUNDED, WIDER = 1.005, 1.1


@dataclass(frozen=True, slots=True)
class Sizes:
    """Bytes by part; 0 where the message gives none, and `has_free` where it says what is free."""

    asked: float
    total: float
    free: float
    has_free: bool
    others: float
    is_listed: bool
    mine: float
    allocated: float
    unallocated: float
    limit: float

    @property
    def own(self) -> float:
        """Return what this process holds, as far as the message tells."""
        return max(self.mine, self.allocated + self.unallocated)

    @property
    def usable(self) -> float:
        """Return what is free within the limit that the program set."""
        left = self.limit - self.allocated - self.unallocated if self.limit else self.free
        return max(0.0, min(self.free, left))

    @property
    def room(self) -> float:
        """Return what the allocator could have used, were it in one piece."""
        return self.free + self.unallocated


def reckon(written: Mapping[str, str]) -> Memory | None:
    """Return the account of the sizes as written; None where nothing was asked for."""
    if "refused" in written and "asked" not in written:
        return Memory({}, "own-limit", "the engine's own memory budget refuses")
    given = {part: value for part, text in written.items() if (value := number(text)) is not None}
    if not given.get("asked", given.get("wanted")):
        return None
    sizes = _sizes(given, written.get("others", ""))
    verdict = _wanted(sizes) if "wanted" in given else _verdict(sizes)
    parts = {name: int(given[name]) for name in sorted(given) if given[name] < ABSURD}
    return Memory(parts, verdict, _says(sizes, verdict), tuple(_slices(sizes)))


def _sizes(given: Mapping[str, float], others: str) -> Sizes:
    known = {part: value for part, value in given.items() if value < ABSURD}
    total, free = known.get("total", 0.0), known.get("free", 0.0)
    allocated, reserved = known.get("allocated", 0.0), known.get("reserved", 0.0)
    unallocated = known.get("unallocated", max(0.0, reserved - allocated) if reserved else 0.0)
    mine, listed = _processes(known.get("mine", 0.0), others, allocated + unallocated, total)
    held = mine or ((reserved or allocated + unallocated) + CONTEXT if allocated else 0.0)
    tells = "free" in known and (held or "wanted" in known)
    return Sizes(
        known.get("asked", known.get("wanted", 0.0)),
        total,
        free,
        "free" in known,
        listed or (max(0.0, total - free - held) if tells else 0.0),
        bool(listed),
        mine,
        allocated,
        unallocated,
        known.get("limit", 0.0),
    )


def _processes(mine: float, others: str, own: float, total: float) -> tuple[float, float]:
    """Return what this process and what all others have in use.

    Within a container this process is listed by a number that it does not know as its own: it is
    one that holds what the allocator does, and no more than a context beside that.
    """
    listed = [number(one) or 0.0 for one in others.split(" + ")] if others else []
    fitting = [size for size in listed if own <= ROUNDED * size and size <= WIDER * own + CONTEXT]
    if not mine and listed:
        # Without the sizes of the allocator, any of them may be this process.
        ours = max(listed) if not own else min(fitting, default=0.0)
        listed = [size for size in listed if size != ours]
        mine = ours if own else 0.0
    return (mine if mine <= total else 0.0), sum(size for size in listed if size <= total)


def _wanted(sizes: Sizes) -> str:
    """Return the verdict on a program that wants a share of the GPU before it holds any."""
    if not sizes.total or not sizes.has_free:
        return ""
    return "other-process" if sizes.others >= INFERRED * sizes.total else "own-limit"


def _verdict(sizes: Sizes) -> str:
    """Return the first that the numbers show; nothing where they show none of these."""
    if 0 < sizes.total < sizes.asked:
        return "tensor-larger-than-gpu"
    if _is_limited(sizes):
        return "own-limit"
    if 0 < sizes.total <= sizes.allocated:
        # Windows lends memory of the host: no part of it is a gap in that of the GPU.
        return "this-process"
    if sizes.usable >= max(sizes.asked, SLIGHT * _whole(sizes)):
        return ""
    if sizes.asked <= sizes.unallocated and SLIGHT * _whole(sizes) <= sizes.unallocated:
        return "fragmentation"
    has_room = sizes.asked <= sizes.room and SLIGHT * sizes.total <= sizes.unallocated
    return "" if has_room else _holder(sizes)


def _is_limited(sizes: Sizes) -> bool:
    """Tell whether a limit that the program set refuses, with the cache or without it."""
    if not sizes.limit:
        return False
    limit = sizes.limit / ROUNDED
    if sizes.allocated + sizes.asked > limit:
        return True
    is_cached = sizes.unallocated >= max(sizes.asked, PIECES * sizes.limit)
    return not is_cached and sizes.own + sizes.asked > limit


def _whole(sizes: Sizes) -> float:
    return min(sizes.total or sizes.limit, sizes.limit or sizes.total)


def _holder(sizes: Sizes) -> str:
    """Return whose memory it is that fills the GPU."""
    if not sizes.total:
        return ""
    share = sizes.others / sizes.total
    least = LISTED if sizes.is_listed else INFERRED
    if share >= least and sizes.free + sizes.others >= sizes.asked:
        return "other-process"
    is_doubtful = sizes.is_listed and share >= SMALL
    return "this-process" if sizes.own >= MUCH * sizes.total and not is_doubtful else ""


def _says(sizes: Sizes, verdict: str) -> str:
    """Return the comparison that decides, with its numbers."""
    asked, total = f"asked {shown(sizes.asked)}", f"total {shown(sizes.total)}"
    match verdict:
        case "tensor-larger-than-gpu":
            return f"{asked} > {total}"
        case "own-limit" if sizes.limit:
            held = sizes.allocated + sizes.unallocated
            more = f" + reserved {shown(held)}" if held else ""
            return f"{asked}{more} > allowed {shown(sizes.limit)}"
        case "fragmentation":
            return f"unallocated {shown(sizes.unallocated)} >= {asked}"
        case "other-process" | "own-limit":
            return f"{asked}; {_room(sizes)}; other processes hold {shown(sizes.others)} of {total}"
        case "this-process":
            return f"{asked}; {_room(sizes)}; this process holds {shown(sizes.own)} of {total}"
        case _:
            return f"{asked}; {_room(sizes)}" if sizes.has_free else asked


def _room(sizes: Sizes) -> str:
    free = f"free {shown(sizes.free)}"
    if not sizes.unallocated:
        return free
    return f"{free} + unallocated {shown(sizes.unallocated)} = {shown(sizes.room)}"


def _slices(sizes: Sizes) -> Iterator[tuple[str, int]]:
    """Yield the parts of the whole GPU in the order of the bar, of which none is empty."""
    rest = sizes.total if sizes.has_free else 0.0
    beside = max(0.0, sizes.mine - sizes.allocated - sizes.unallocated)
    for name, size in (
        ("free", sizes.free),
        ("allocated", sizes.allocated),
        ("unallocated", sizes.unallocated),
        ("context", beside),
        ("others", sizes.others),
        ("unknown", rest),
    ):
        part = min(size, rest)
        rest -= part
        if part >= 1:
            yield name, int(part)
