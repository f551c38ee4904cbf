"""Turn the account of an out-of-memory message into a bar of characters with its legend."""

from faultdex.match.size import shown
from faultdex.model.answer import Memory

WIDTH = 50
# The order in which a bar shows the parts, each with its sign and its name.
SIGNS = (
    ("allocated", "#", "allocated"),
    ("unallocated", "=", "reserved but unallocated"),
    ("context", "+", "rest of this process"),
    ("others", "o", "other processes"),
    ("unknown", "?", "not accounted for"),
    ("free", ".", "free"),
)


def bar(memory: Memory) -> str:
    """Return the bar and its legend; nothing where the message does not give the whole."""
    sizes = dict(memory.slices)
    if not sizes:
        return ""
    total = sum(sizes.values())
    legend = [f"{sign} {name} {shown(sizes[part])}" for part, sign, name in SIGNS if part in sizes]
    asked = memory.parts.get("asked", memory.parts.get("wanted", 0))
    whole = f"of {shown(total)}; asked {shown(asked)}"
    return f"[{_drawn(sizes, total)}]\n{'  '.join([*legend, whole])}"


def _drawn(sizes: dict[str, int], total: int) -> str:
    drawn, done = "", 0
    for part, sign, _ in SIGNS:
        done += sizes.get(part, 0)
        drawn += sign * (done * WIDTH // total - len(drawn))
    return drawn
