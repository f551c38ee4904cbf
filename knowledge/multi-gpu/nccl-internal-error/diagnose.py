"""Name the cause behind an internal error of NCCL: python diagnose.py LOG."""

import re
import sys
from pathlib import Path

CAUSES = (
    (r"Attribute \w+ of node \w+ not found|XML (?:Parse|Mismatch)|XML Import", "topology file"),
    (r"Failed to find reverse path|could not find GPU|Could not find (?:a |any )?.*path", "driver"),
    (r"no socket interface found|neither AF_INET", "network interface"),
    (r"Message truncated|wrong type \d+ != \d+|magic", "ranks that differ"),
    (r"Connection closed by|Broken pipe|Connection reset|recv failed", "a rank or the network died"),
)
EXAMPLE = """\
node1:1:2 [0] socket.cc:49 NCCL WARN socketProgress: Connection closed by remote peer node0
node1:1:2 [0] proxy.cc:1143 NCCL WARN Socket recv failed while polling for opId=0x7f6f18cb7f40
node0:5:6 [0] graph/xml.h:77 NCCL WARN Attribute arch of node cpu not found
"""


def judge(text: str) -> list[str]:
    """Return a line for each cause that the warnings show, in the order of their first mention."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        for pattern, cause in CAUSES:
            if re.search(pattern, line):
                found.setdefault(cause, line.strip())
    return [f"{cause}: {line}" for cause, line in found.items()]


text = Path(sys.argv[1]).read_text(errors="replace") if len(sys.argv) > 1 else EXAMPLE
print("\n".join(judge(text)) or "no warning: run again with NCCL_DEBUG=WARN and read all ranks")
