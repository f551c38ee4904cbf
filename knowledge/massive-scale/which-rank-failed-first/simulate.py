"""Make a thousand logs of the four real ones, on 125 nodes whose clocks differ by seconds."""

import random
from datetime import datetime, timedelta
from pathlib import Path

CULPRIT = 617
random.seed(0)
real = {int(log.parent.name): log for log in Path("logs").glob("*/attempt_0/*/stderr.log")}
Path("thousand").mkdir()
for rank in range(1000):
    if rank % 8 == 0:
        skew = timedelta(seconds=random.uniform(-5, 5))
    if rank == CULPRIT - CULPRIT % 8:
        skew = timedelta(seconds=4)  # the culprit's node is ahead of most others
    lines = []
    for line in real[2 if rank == CULPRIT else (0, 1, 3)[rank % 3]].read_text().splitlines():
        stamp, _, text = line.partition(" ")
        if stamp.startswith("2") and "T" in stamp:
            late = timedelta(milliseconds=random.uniform(0, 20))
            line = f"{(datetime.fromisoformat(stamp) + skew + late).isoformat()} {text}"
        lines.append(line)
    Path("thousand", f"{rank}.log").write_text("\n".join(lines) + "\n")
