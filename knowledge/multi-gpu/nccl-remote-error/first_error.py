"""Print the first error of each log or rank that is not about another rank.

Usage: python first_error.py LOG..., with the logs of all ranks and nodes
"""

import re
import sys
from pathlib import Path

FOLLOWS = (
    r"remote p(?:rocess|eer)|ncclRemoteError|[Cc]onnection (?:closed|reset|was likely closed)"
    r"|Broken pipe|DistBackendError|ChildFailedError|DistStoreError|SIGTERM|Signal 15"
)
FAILS = (
    r"^\W*(?:\[?rank ?\d+\]?:? ?)?[\w.]*(?:Error|Exception)\b:|out of memory|Killed process"
    r"|\bXid \(|Segmentation fault|Got completion from peer|error retry count|exitcode +: -?[1-9]"
)
found = 0
for name in sys.argv[1:] or ["example.log"]:
    first = {}
    lines = Path(name).read_text("utf-8", errors="replace").splitlines()
    for number, line in enumerate(lines, 1):
        if re.search(FAILS, line) and not re.search(FOLLOWS, line):
            rank = re.search(r"\brank ?\d+", line)
            first.setdefault(rank[0] if rank else "log", f"{name}:{number}: {line.strip()}")
    found += len(first)
    print("\n".join(first.values()) or f"{name}: only errors about other ranks")
if not found:
    print("no rank failed by itself in these logs: add the other nodes' logs, then suspect the network")
