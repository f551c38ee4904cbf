"""Turn the sizes of an out-of-memory message into what was in the way, by arithmetic alone.

What torch's allocator counts: the sum of allocated and unallocated memory is what it reserved; what
a process has in use includes its CUDA context; the rest of what is not free is other processes'.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from faultdex.match.size import number, shown
from faultdex.model.answer import Memory

# Listed processes count from this share of the GPU on; what is only inferred to be of others holds
# this process's context too, and counts from the second share on.
LISTED, INFERRED = 0.1, 0.25


@dataclass(frozen=True, slots=True)
class Sizes:
    """Bytes by part; 0 where the message gives none, and `is_listed` where others have numbers."""

    asked: float
    total: float
    free: float
    others: float
    mine: float
    allocated: float
    unallocated: float
    limit: float
    is_listed: bool
    has_free: bool
    has_unallocated: bool

    @property
    def own(self) -> float:
        """Return what this process holds, as far as the message tells."""
        return max(self.mine, self.allocated + self.unallocated)

    @property
    def room(self) -> float:
        """Return what the allocator could have used, were it in one piece."""
        return self.free + self.unallocated

    @property
    def is_others(self) -> bool:
        """Tell whether other processes hold much, and without them the request fits."""
        share = LISTED if self.is_listed else INFERRED
        return self.others >= share * self.total > 0 and self.room + self.others >= self.asked


def reckon(written: Mapping[str, str]) -> Memory | None:
    """Return the account of the sizes as written; None where nothing was asked for."""
    given = {part: value for part, text in written.items() if (value := number(text)) is not None}
    asked = given.get("asked", given.get("wanted", 0.0))
    if not asked:
        return None
    sizes = _sizes(given, asked)
    verdict = _wanted(sizes) if "wanted" in given else _verdict(sizes)
    parts = {name: int(given[name]) for name in sorted(given)}
    return Memory(parts, verdict, _says(sizes, verdict), tuple(_slices(sizes)))


def _sizes(given: Mapping[str, float], asked: float) -> Sizes:
    total, free = given.get("total", 0.0), given.get("free", 0.0)
    allocated = given.get("allocated", 0.0)
    reserved = given.get("reserved", 0.0)
    unallocated = given.get("unallocated", max(0.0, reserved - allocated) if allocated else 0.0)
    # Under WSL the driver reports a size that no GPU has.
    mine = given.get("mine", 0.0)
    mine = mine if mine <= total else 0.0
    listed = given.get("others", 0.0)
    listed = listed if listed <= total else 0.0
    held = mine or max(reserved, allocated + unallocated)
    tells = bool(total) and "free" in given and (bool(held) or "wanted" in given)
    return Sizes(
        asked,
        total,
        free,
        listed or (max(0.0, total - free - held) if tells else 0.0),
        mine,
        allocated,
        unallocated,
        given.get("limit", 0.0),
        is_listed=bool(listed or mine),
        has_free="free" in given,
        has_unallocated="unallocated" in given or bool(allocated and reserved),
    )


def _wanted(sizes: Sizes) -> str:
    """Return the verdict on a program that wants a share of the GPU before it holds any."""
    return "other-process" if sizes.others >= LISTED * sizes.total > 0 else "limit"


def _verdict(sizes: Sizes) -> str:
    """Return the first that the numbers show; nothing where they show none of these."""
    if 0 < sizes.total < sizes.asked:
        return "too-large"
    if sizes.limit and sizes.allocated + sizes.asked > sizes.limit:
        return "limit"
    if sizes.has_unallocated and sizes.unallocated >= sizes.asked:
        return "fragmentation"
    if not sizes.total or not sizes.has_free or sizes.free >= sizes.asked:
        return ""
    if sizes.is_others:
        return "other-process"
    return "this-process" if 2 * sizes.own >= sizes.total else ""


def _says(sizes: Sizes, verdict: str) -> str:
    """Return the comparison that decides, with its numbers."""
    asked, total = f"asked {shown(sizes.asked)}", f"total {shown(sizes.total)}"
    match verdict:
        case "too-large":
            return f"{asked} > {total}"
        case "limit" if sizes.limit:
            held = f" + allocated {shown(sizes.allocated)}" if sizes.allocated else ""
            return f"{asked}{held} > allowed {shown(sizes.limit)}"
        case "fragmentation":
            return f"unallocated {shown(sizes.unallocated)} >= {asked}"
        case "other-process" | "limit":
            return f"{asked} > {_room(sizes)}; other processes hold {shown(sizes.others)}"
        case "this-process":
            return f"{asked} > {_room(sizes)}; this process holds {shown(sizes.own)} of {total}"
        case _:
            return f"{asked}; {_room(sizes)}" if sizes.has_free else asked


def _room(sizes: Sizes) -> str:
    free = f"free {shown(sizes.free)}"
    if not sizes.has_unallocated:
        return free
    return f"{free} + unallocated {shown(sizes.unallocated)} = {shown(sizes.room)}"


def _slices(sizes: Sizes) -> Iterator[tuple[str, int]]:
    """Yield the parts of the whole GPU in the order of the bar, of which none is empty."""
    if not sizes.total or not sizes.has_free:
        return
    rest = sizes.total
    for name, size in (
        ("allocated", sizes.allocated),
        ("unallocated", sizes.unallocated),
        ("context", max(0.0, sizes.mine - sizes.allocated - sizes.unallocated)),
        ("others", sizes.others),
        ("free", sizes.free),
    ):
        part = min(size, rest)
        rest -= part
        if part >= 1:
            yield name, int(part)
    if rest >= 1:
        yield "rest", int(rest)
