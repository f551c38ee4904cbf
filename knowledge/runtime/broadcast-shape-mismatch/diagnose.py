"""Put two shapes above each other as broadcasting does, and mark what does not fit."""

from itertools import zip_longest


def fits(x: int | None, y: int | None) -> str:
    """Mark a pair of sizes: equal, stretched, or in the way."""
    return "=" if x == y else "*" if 1 in (x, y) or None in (x, y) else "X"


def explain(a: tuple, b: tuple) -> str:
    """Return both shapes aligned at their right ends, the marks, and the shape of the result."""
    pairs = list(zip_longest(reversed(a), reversed(b)))[::-1]
    marks = [fits(x, y) for x, y in pairs]
    wide = max(len(str(size)) for size in (*a, *b)) + 1
    rows = [[x for x, _ in pairs], [y for _, y in pairs], marks]
    lines = ["".join(f"{'' if one is None else one:>{wide}}" for one in row) for row in rows]
    if "X" not in marks:
        lines.append(f"  gives {tuple(max(x or 1, y or 1) for x, y in pairs)}")
    for places in range(1, len(a) - len(b) + 1):
        below = a[len(a) - len(b) - places : len(a) - places]
        if "X" in marks and "X" not in map(fits, below, b):
            lines.append(f"  fits with {places} more dimension(s) behind the second")
    return "\n".join(lines)


for a, b in [
    ((2, 600, 16), (1, 512, 16)),
    ((1, 3, 64, 74), (1, 3, 64, 75)),
    ((32, 10), (32,)),
    ((8, 3, 32, 32), (3,)),
    ((3, 5), (4, 6)),
    ((256, 1), (256,)),
]:
    print(a, "and", b)
    print(explain(a, b))
