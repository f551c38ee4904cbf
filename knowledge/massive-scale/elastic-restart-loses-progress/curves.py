"""Say where each start of a job began and ended, and compare it with a run without failure."""

import sys
from pathlib import Path


def read(name: str) -> list[tuple[int, float]]:
    """Return the steps and losses of a curve."""
    return [(int(step), float(loss)) for step, loss in map(str.split, Path(name).open())]


curve = read("curve.txt")
starts = [n for n, (step, _) in enumerate(curve) if n == 0 or step <= curve[n - 1][0]]
for first, end in zip(starts, [*starts[1:], len(curve)], strict=True):
    (step, loss), (last, final) = curve[first], curve[end - 1]
    print(f"steps {step:2d} to {last}: loss {loss:5.2f} to {final:.2f}")
print("steps taken for a job of 60:", len(curve))
if sys.argv[1:]:
    straight = dict(read(sys.argv[1]))
    off = max(abs(loss - straight[step]) for step, loss in curve)
    print("largest difference to a run without failure:", f"{off:.2f}")
