"""Turn sizes and sums of them between text and numbers, alike in both readers."""

from faultdex.match.normalise import compiled

UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
_SIZE = r"^([0-9]{1,18}(?:\.[0-9]{1,6})?) ?(?:([KMGT])i?B?|[Bb]ytes|B)?$"


def number(text: str) -> float | None:
    """Return a size in bytes, a sum of sizes, or a plain number; None where it is none."""
    total = 0.0
    for part in text.split(" + "):
        found = compiled(_SIZE).search(part)
        if not found:
            return None
        total += float(found[1]) * UNITS.get(found[2] or "", 1)
    return total


def shown(size: float) -> str:
    """Return a size in bytes with two digits after the point and a unit."""
    for sign, unit in reversed(UNITS.items()):
        if size >= unit:
            return f"{_rounded(size / unit)} {sign}iB"
    return f"{int(size)} bytes"


def _rounded(value: float) -> str:
    # Not Python's rounding, which JavaScript does not share.
    cents = int(value * 100 + 0.5)
    return f"{cents // 100}.{cents % 100:02}"
