"""Decode the registers of Xid 74: a loose link, a weak signal, parity, an echo, or a threshold.

Usage: sudo dmesg -T > kernel.txt; python diagnose.py kernel.txt
"""

import re
import sys
from collections import Counter
from pathlib import Path

MEANING = [  # field of the seven (from 0), bits, what they say
    (0, {8, 9, 12, 16, 17, 24, 28}, "check seating and connectors, run field diagnostics"),
    (0, {21, 22}, "weak signal: check seating and connectors"),
    (0, {4, 5}, "parity: replace if the link shows it three times"),
    (2, {0, 1, 2, 6}, "parity: replace if the link shows it three times"),
    (4, {18, 19, 21, 22, 24, 25, 27, 28}, "parity: replace if the link shows it three times"),
    (2, {16, 19}, "run field diagnostics if it comes again"),
    (0, {27, 29}, "report to NVIDIA if it comes again"),
    (2, {17, 18}, "report to NVIDIA if it comes again"),
    (3, {18}, "echo: reset all GPUs of the fabric"),
    (0, {1, 20}, "echo: treat the Xid of the other GPU"),
    (3, {16, 17}, "echo: treat the Xid of the other GPU"),
    (4, {20, 23, 26, 29}, "corrected errors above a threshold: go on"),
]
LINE = r"Xid \((?:PCI:)?([0-9a-fA-F:.]+)[^)]*\): 74,.*?link (\d+) ?\(([0-9a-fx, ]+)\)"
text = Path(sys.argv[1] if len(sys.argv) > 1 else "kernel.txt").read_text("utf-8", errors="replace")
for (slot, link, fields), count in Counter(re.findall(LINE, text)).items():
    words = [int(word, 16) for word in fields.split(",")]
    fits = (what for field, bits, what in MEANING if any(words[field] >> bit & 1 for bit in bits))
    print(f"{slot} link {link}, {count} times: {next(fits, 'ignore, or not in the list')}")
others = sorted({int(n) for n in re.findall(r"Xid \([^)]*\): (\d+),", text)} - {45, 74})
print(f"other Xids in this log, which go first: {others or 'none'}")
