"""Read the two flags that the driver writes into Xid 94 and 95, and decide for each GPU.

Usage: sudo dmesg > kernel.txt; python diagnose.py kernel.txt
"""

import re
import sys
from collections import Counter
from pathlib import Path

LINE = (
    r"Xid \((?:PCI:)?([0-9a-fA-F:.]+)[^)]*\): (94|95),.*?"
    r"((?:Unc|C)ontained): ([A-Za-z ]+) \(.*RST: (Yes|No), D-RST: (Yes|No)"
)
text = Path(sys.argv[1] if len(sys.argv) > 1 else "kernel.txt").read_text("utf-8", errors="replace")
linked = set(re.findall(r"Xid \((?:PCI:)?([0-9a-fA-F:.]+)[^)]*\): (?:74|137|14[4-9]|150),", text))
for line, count in Counter(re.findall(LINE, text)).items():
    slot, number, _, unit, reset, drain = line
    if drain == "Yes":
        verdict = "let running jobs end, then reset"
    elif reset == "Yes":
        verdict = "end all programs of this GPU, reset it"
    elif number == "95":
        verdict = "all programs of this GPU were ended: start them again, no reset asked for"
    else:
        verdict = "start this program again"
    if slot in linked and number == "94":
        verdict += "; the bad data came over NVLink: look at the other GPU's log"
    print(f"{slot}: Xid {number}, {unit}, {count} times: {verdict}")
