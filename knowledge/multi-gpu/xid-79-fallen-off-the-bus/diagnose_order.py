"""Say for each GPU that fell off the bus what the kernel logged about it before.

sudo dmesg -T > kernel.log; python diagnose_order.py kernel.log
"""

import os
import re
import sys
from pathlib import Path

BUS = r"[0-9a-f]{4}:[0-9a-f]{2}:[0-9a-f]{2}"
FELL = re.compile(rf"NVRM: .*?({BUS})\D.*fallen off the bus", re.IGNORECASE)
XID = re.compile(rf"Xid \(PCI:({BUS})\S*\): (\d+)", re.IGNORECASE)
PORT = re.compile(rf"pcieport ({BUS}\.\d): .*(?:PCIe Bus Error|AER:)")


def ports_above(gpu: str) -> set[str]:
    """Return the PCI Express ports above this GPU, if it is in this machine."""
    path = os.path.realpath(f"/sys/bus/pci/devices/{gpu}.0")
    return set(re.findall(rf"{BUS}\.\d", path)[:-1])


def before(gpu: str, lines: list[str]) -> list[str]:
    """Return what the lines report about this GPU and its ports, each thing once, in order."""
    known = ports_above(gpu)
    found: dict[str, None] = {}
    for line in lines:
        if (xid := XID.search(line)) and xid[1] == gpu and xid[2] != "79":
            found[f"Xid {xid[2]}"] = None
        elif (port := PORT.search(line)) and (not known or port[1] in known):
            found[f"errors of port {port[1]}"] = None
    return list(found)


log = sys.argv[1] if len(sys.argv) > 1 else "kernel.log"
lines = Path(log).read_text(errors="replace").splitlines()
seen: set[str] = set()
for place, line in enumerate(lines):
    fell = FELL.search(line)
    if fell and fell[1] not in seen:
        seen.add(fell[1])
        print(f"{fell[1]} fell at line {place + 1}; before it: ", end="")
        print(", ".join(before(fell[1], lines[:place])) or "nothing about this GPU")
if not seen:
    print("no GPU fell off the bus in this log")
