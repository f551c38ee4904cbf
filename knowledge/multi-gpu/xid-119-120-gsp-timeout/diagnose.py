"""Decide for each GPU with Xid 119 or 120: what came first, how often, and what to do.

Usage: sudo dmesg -T > kernel.txt; python diagnose.py kernel.txt
"""

import re
import sys
from pathlib import Path

FIRST = {45, 46, 48, 62, 64, 74, 79, 95, 109, 140, *range(144, 151)}
text = Path(sys.argv[1] if len(sys.argv) > 1 else "kernel.txt").read_text("utf-8", errors="replace")
events: dict[str, list[int]] = {}
for slot, number in re.findall(r"Xid \((?:PCI:)?([0-9a-fA-F:.]+)[^)]*\): (\d+),", text):
    events.setdefault(slot, []).append(int(number))
for slot, numbers in events.items():
    own = [number for number in numbers if number in (119, 120)]
    if not own:
        continue
    before = [number for number in numbers[: numbers.index(own[0])] if number in FIRST]
    if before:
        verdict = f"Xid {before[0]} came first: treat that one"
    elif 154 in numbers:
        verdict = "drain, reset the GPU: the driver asks for it (154)"
    elif 120 in own:
        verdict = "drain, reset; its firmware crashed: compare driver versions"
    elif len(own) >= 3:
        verdict = "drain, reset or restart the machine: it no longer answers"
    else:
        verdict = "watch: it answered again"
    print(f"{slot}: {len(own)} of Xid {own[0]}: {verdict}")
versions = set(re.findall(r"NVRM version: .*?(\d{3}\.\d+(?:\.\d+)?)", text))
print(f"driver: {', '.join(sorted(versions)) or 'see /proc/driver/nvidia/version'}")
