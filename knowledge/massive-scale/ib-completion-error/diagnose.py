"""Count which ends the completion errors of all ranks name, and with which status.

NCCL_DEBUG=WARN on all ranks; then: python diagnose.py logs/*
"""

import re
import sys
from collections import Counter
from pathlib import Path

HOST = re.compile(r"([\w.-]+):\d+:\d+ \[\d+\]")
STATUS = re.compile(r"Got completion .*?(?:error |status=)(?:\w+\()?(\d+)")
PEER = re.compile(r"from peer ([^\s<]+)")
CARD = re.compile(r"\bhca (\w+)")
NAMES = {"4": "no access to memory", "5": "flushed", "12": "no answer", "13": "not ready"}

ends: Counter[str] = Counter()
statuses: Counter[str] = Counter()
events: Counter[str] = Counter()
for path in sys.argv[1:] or ["ranks.log"]:
    for line in Path(path).read_text(errors="replace").splitlines():
        here = found[1] if (found := HOST.search(line)) else path
        if "async event" in line:
            events[f"{here} reports {line.split('async event')[1].strip(' :')}"] += 1
        if not (found := STATUS.search(line)):
            continue
        statuses[found[1]] += 1
        if found[1] == "5":  # follows another error of this connection
            continue
        card = CARD.search(line)
        ends[f"{here} {card[1] if card else ''}".strip()] += 1
        if peer := PEER.search(line):
            ends[f"peer {peer[1]}"] += 1
for status, count in statuses.most_common():
    print(f"status {status}, {NAMES.get(status, 'see the table')}: {count} lines")
for end, count in [*events.most_common(3), *ends.most_common(5)]:
    print(f"{count} times: {end}")
