"""Name the first Xid of each GPU and what it asks for; say what is behind Xid 45.

Usage: sudo dmesg > kernel.txt; python diagnose.py kernel.txt
"""

import re
import sys
from pathlib import Path

ASKS = {  # NVIDIA's catalogue, in short
    "restart the program; look for a bug in it": {11, 13, 25, 31, 32, 69, 80},
    "restart the program": {8, 39, 40, 41, 60, 68, 94},
    "ignore; the program was ended for its own fault": {43, 63, 92},
    "drain and reset the GPU": {46, 48, 62, 64, 95, 109, 110, 119, 120, 140, 154},
    "drain; inspect links or reset the fabric": {74, *range(144, 151)},
    "drain and restart the machine": {79},
}
text = Path(sys.argv[1] if len(sys.argv) > 1 else "kernel.txt").read_text("utf-8", errors="replace")
killed = set(re.findall(r"Killed process (\d+)", text))
gpus: dict[str, list[tuple[int, str]]] = {}
line_form = r"Xid \((?:PCI:)?([0-9a-fA-F:.]+)[^)]*\): (\d+),(.*)"
for slot, number, rest in re.findall(line_form, text):
    gpus.setdefault(slot, []).append((int(number), rest))
for slot, xids in gpus.items():
    told = re.search(r"caused by previous Xid (\d+)", " ".join(rest for _, rest in xids))
    cause = int(told[1]) if told else next((number for number, _ in xids if number != 45), None)
    pids = set(re.findall(r"pid='?(\d+)", " ".join(rest for _, rest in xids)))
    if cause:
        asks = next((what for what, numbers in ASKS.items() if cause in numbers), "see the catalog")
        print(f"{slot}: Xid {cause} is behind it: {asks}")
    elif pids & killed:
        print(f"{slot}: only 45: the kernel ended process {min(pids & killed)}, out of memory")
    else:
        print(f"{slot}: only 45: process {', '.join(sorted(pids)) or '?'} was ended")
