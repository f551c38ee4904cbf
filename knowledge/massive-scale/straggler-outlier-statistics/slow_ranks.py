"""Say which ranks are slow in a table of each rank's own times, and whether always the same.

python slow_ranks.py times.txt, with lines "rank step milliseconds", timed before the collective
"""

import statistics
import sys
from collections import Counter, defaultdict
from pathlib import Path

rows: dict[int, dict[int, float]] = defaultdict(dict)
table = Path(sys.argv[1] if len(sys.argv) > 1 else "times.txt")
for line in table.read_text().splitlines():
    rank, step, milliseconds = line.replace(",", " ").split()
    rows[int(step)][int(rank)] = float(milliseconds)

ranks = sorted({rank for times in rows.values() for rank in times})
own = {rank: statistics.median(times[rank] for times in rows.values()) for rank in ranks}
middle = statistics.median(own.values())
spread = 1.4826 * statistics.median(abs(value - middle) for value in own.values())
bar = middle + max(3.5 * spread, 0.1 * middle)
slow = [rank for rank in ranks if own[rank] > bar]
late = Counter(
    max(times, key=times.__getitem__)
    for times in rows.values()
    if max(times.values()) > 1.1 * statistics.median(times.values())
)
z = (max(own.values()) - statistics.fmean(own.values())) / statistics.stdev(own.values())
print(f"{len(ranks)} ranks, {len(rows)} steps, median {middle:.0f} ms, largest z {z:.2f}")
print("slow in most steps:", ", ".join(f"rank {r} {own[r] / middle:.1f}x" for r in slow) or "none")
print("slowest by a tenth:", ", ".join(f"rank {r} in {n}" for r, n in late.most_common(4)) or "none")
