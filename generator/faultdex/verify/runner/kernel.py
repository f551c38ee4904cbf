"""Read what the kernel logged between two moments, as lines that name no machine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

DEVICE = Path("/dev/kmsg")
MOST_LINES, LONGEST = 40, 600

_RELEVANT = re.compile(
    r"NVRM|Xid|oom-kill|Out of memory: Killed|Killed process|segfault|traps:|general protection"
)
_IDENTITY = re.compile(r"(?i)serial|GPU at PCI|UUID")
_NEUTRAL = (
    (re.compile(r"\b[0-9a-fA-F]{4,8}:[0-9a-fA-F]{2}:[0-9a-fA-F]{2}(?:\.\d)?"), "0000:00:00"),
    (re.compile(r"\bpid=\d+"), "pid=1234"),
    (re.compile(r"\b[Pp]rocess \d+"), "process 1234"),
    (re.compile(r"(?<=[A-Za-z])\[\d+\](?=[: ])"), "[1234]"),
    (re.compile(r"\b(uid|UID)([:=])\d+"), r"\1\g<2>0"),
    (re.compile(r"\b(cpuset|oom_memcg|task_memcg)=[^,\s]+"), r"\1=/"),  # names of containers
    (re.compile(r"GPU-[0-9a-f-]{36}"), "GPU-00000000-0000-0000-0000-000000000000"),
)
_DMESG_TIME = re.compile(r"^\[\s*\d+\.\d+\]\s?")


def mark() -> tuple[str, ...]:
    """Return the kernel log as it stands, to be given to `since`; () where it cannot be read."""
    return _from_device() or _from_dmesg()


def since(before: tuple[str, ...]) -> tuple[str, ...]:
    """Return the telling lines logged after `before` was taken, neutral, without their times."""
    now = mark()
    last = before[-1] if before else None
    start = now.index(last) + 1 if last in now else 0
    fresh = (_DMESG_TIME.sub("", line.rpartition("\x1f")[2]) for line in now[start:])
    telling = (line for line in fresh if _RELEVANT.search(line) and not _IDENTITY.search(line))
    return tuple(_neutral(line)[:LONGEST] for line in telling)[:MOST_LINES]


def _from_device() -> tuple[str, ...]:
    """Read all records; each keeps its sequence number before a unit separator."""
    records = []
    try:
        opened = os.open(DEVICE, os.O_RDONLY | os.O_NONBLOCK)
    except OSError:
        return ()
    try:
        while record := _next_record(opened):
            records.append(record)
    finally:
        os.close(opened)
    return tuple(one for one in records if one != "lost")


def _next_record(opened: int) -> str:
    try:
        raw = os.read(opened, 8192).decode("utf-8", "replace")
    except BrokenPipeError:
        return "lost"
    except OSError:
        return ""
    head, _, text = raw.partition(";")
    return f"{head.split(',')[1]}\x1f{text.splitlines()[0]}" if text else "lost"


def _from_dmesg() -> tuple[str, ...]:
    program = shutil.which("dmesg")
    if not program:
        return ()
    try:
        done = subprocess.run(
            [program], capture_output=True, text=True, errors="replace", timeout=10, check=False
        )
    except subprocess.TimeoutExpired:
        return ()
    return tuple(done.stdout.splitlines())


def _neutral(line: str) -> str:
    for pattern, stand_in in _NEUTRAL:
        line = pattern.sub(stand_in, line)
    return line
