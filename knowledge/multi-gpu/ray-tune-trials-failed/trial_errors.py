"""The error of each failed trial, most frequent first: python trial_errors.py ~/ray_results/NAME"""

import re
import sys
from collections import Counter
from pathlib import Path

root = Path(sys.argv[1] if sys.argv[1:] else ".").expanduser()
count: Counter[str] = Counter()
where: dict[str, Path] = {}
for path in sorted(root.rglob("error.txt")):
    text = path.read_text("utf-8", errors="replace")
    raised = re.findall(r"^[A-Za-z][\w.]*(?:Error|Exception|Interrupt|Exit)\b.*", text, re.M)
    lost = re.search(r"died unexpectedly|worker process has died|running low on memory", text)
    if lost:
        last = "worker-lost: " + lost[0]
    elif raised:
        last = "raised: " + raised[-1]
    else:
        last = "unknown: " + (text.strip().splitlines() or ["an empty file"])[-1]
    count[last] += 1
    where.setdefault(last, path)
for last, number in count.most_common():
    print(f"{number} trial(s)  {last[:160]}\n    {where[last]}")
if not count:
    print("no-file: no error.txt below", root, "- read the log above the first Trial ... ERROR")
