"""Say what holds a TCP port of this machine: python holder.py PORT."""

import os
import re
import sys
from pathlib import Path

STATES = {"0A": "listens", "01": "is connected to another machine or port", "06": "is fading out"}


def holders(port: int) -> list:
    """Return what each socket does that has `port` on its own side, and whose it is."""
    found = []
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            field = line.split()
            if int(field[1].rpartition(":")[2], 16) == port:
                found.append(f"{owner(field[9])} {STATES.get(field[3], field[3])}")
    return found


def owner(inode: str) -> str:
    """Return the process with the open socket `inode`; other users' need root to be seen."""
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            if os.readlink(link) == f"socket:[{inode}]":
                process = link.parts[2]
                words = Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")
                return f"process {process} ({b' '.join(words[:2]).decode()})"
        except OSError:
            continue
    return "nobody, or another user,"


if __name__ == "__main__":
    for port in map(int, re.findall(r"\d+", " ".join(sys.argv[1:]))):
        print(f"{port}: {holders(port) or 'free'}")
