"""List the resets of AMD GPUs in a kernel log: dmesg > log; python read_resets.py log."""

import re
import sys
from collections import Counter
from pathlib import Path

RING = re.compile(r"ring (\S+) timeout, (?:but soft recovered|signaled seq)")
WHO = re.compile(r"[Pp]rocess (?:information: process )?(\S+) pid (\d+)")

rings, processes, lost = Counter(), Counter(), 0
for line in Path(sys.argv[1] if sys.argv[1:] else "example.log").read_text().splitlines():
    if found := RING.search(line):
        rings[found[1]] += 1
    if "amdgpu" in line and (who := WHO.search(line)) and who[2] != "0":
        processes[who[1]] += 1
    lost += "VRAM is lost" in line
print("rings:", ", ".join(f"{name} {count} times" for name, count in rings.items()) or "none")
print("processes:", ", ".join(processes) or "not in the log")
print("memory lost:", lost, "times")
kinds = {name.split("_")[0].rstrip("0123456789") for name in rings}
told = {"gfx": "graphics queue", "comp": "compute queue", "sdma": "copy engine", "page": "copy engine"}
print("stuck:", ", ".join(sorted({told.get(kind, kind) for kind in kinds})) or "nothing")
