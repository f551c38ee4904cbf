"""Tell the kernel log of a node from the log of a program, and the name of the node.

It is told by its lines, as dmesg, journalctl and syslog write them, whatever its file is called.
"""

import re
from pathlib import PurePath

# How many lines are looked at, and the share of them that a kernel log has in its form.
LOOKED, USUAL = 200, 0.8
_RING = re.compile(rb"(?:<\d{1,3}>)?\[(?: *\d{1,9}\.\d{1,6}|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})\] ")
_SYSLOG = re.compile(
    rb"(?:\w{3} [ \d]\d [\d:]{8}|\d{4}-\d\d-\d\dT[\d:]{8}\S{0,16}) ([\w.-]{1,63}) ([^\s:\[]{1,63})"
    rb"(?:\[\d{1,9}\])?: "
)
_KERNEL = b"kernel"
_COMMON = re.compile(
    r"(?i)(?<![a-z])(?:dmesg|journal(?:ctl)?|kern(?:el)?|syslog|messages|logs?|txt)(?![a-z])"
)
_EDGES = "._-= "


def node_of(name: str, data: bytes) -> str:
    """Return the node whose kernel log this is, or its file if no name tells; empty for others."""
    lines = [line for line in data.split(b"\n", LOOKED)[:LOOKED] if line.strip()]
    ring = sum(1 for line in lines if _RING.match(line))
    system = [found for found in map(_SYSLOG.match, lines) if found]
    is_kernel = ring > 0 or any(found[2] == _KERNEL for found in system)
    if not is_kernel or ring + len(system) < USUAL * len(lines):
        return ""
    hosts = {found[1].decode("ascii", "replace") for found in system}
    return hosts.pop() if len(hosts) == 1 else _from_file(name)


def _from_file(name: str) -> str:
    """Return what a file is called beside the words that all kernel logs have in their names."""
    path = PurePath(name)
    for part in (path.name, path.parent.name):
        left = re.sub(rf"[{re.escape(_EDGES)}]{{2,}}", "-", _COMMON.sub("", part)).strip(_EDGES)
        if left:
            return left
    return path.name
