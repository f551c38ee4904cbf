"""Decide for each GPU with Xid 48 by the other Xids that its log holds.

Usage: sudo dmesg > kernel.txt; python diagnose.py kernel.txt
"""

import re
import sys
from pathlib import Path

text = Path(sys.argv[1] if len(sys.argv) > 1 else "kernel.txt").read_text("utf-8", errors="replace")
found: dict[str, list[int]] = {}
for slot, number in re.findall(r"NVRM: Xid \((?:PCI:)?([0-9a-fA-F:.]+)[^)]*\): (\d+),", text):
    found.setdefault(slot, []).append(int(number))
for slot, numbers in found.items():
    xids = set(numbers)
    if 48 not in xids:
        continue
    if xids & {64, 160}:
        verdict = "replace: the bad row could not be recorded (64)"
    elif xids & {95, 140}:
        verdict = "drain and reset: not contained, other programs may hold wrong data"
    elif 94 in xids:
        verdict = "restart the program; reset when the GPU is idle (94)"
    elif 63 in xids:
        verdict = "drain, then reset: a spare row replaces the bad one (63)"
    else:
        verdict = "48 alone: drain, reset, and look at the counters"
    again = f", {numbers.count(48)} times" if numbers.count(48) > 1 else ""
    print(f"{slot}: {verdict}{again}")
