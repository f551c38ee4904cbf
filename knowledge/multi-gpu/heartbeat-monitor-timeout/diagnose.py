"""Print what came before the heartbeat monitor ended a job: python diagnose.py LOG [LOG …]."""

import re
import sys
from pathlib import Path

RANK = re.compile(r"\[?[Rr]ank ?(\d+)\]")
TIMED_OUT = re.compile(r"Watchdog caught collective operation timeout: WorkNCCL\(.*?OpType=(\w+)")
STUCK = re.compile(r"watchdog got stuck for (\d+) seconds|Heartbeat monitor timed out")
FINISHED = re.compile(r"train_runtime|[Tt]raining (?:completed|finished|has ended|done)|\b100%\|")
FAILED = re.compile(r"Traceback|CUDA error|out of memory|Xid|Signal \d+ \(SIG")
EXAMPLE = """\
[rank2]:[E626 05:06:30 ProcessGroupNCCL.cpp:632] [Rank 2] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=120049, OpType=_ALLGATHER_BASE, NumelIn=16384000, Timeout(ms)=1800000) ran for 1800065 milliseconds
[rank7]:[E626 05:14:36 ProcessGroupNCCL.cpp:1743] [Rank 7] ProcessGroupNCCL's watchdog got stuck for 480 seconds
[rank5]:[E626 05:14:36 ProcessGroupNCCL.cpp:1743] [Rank 5] ProcessGroupNCCL's watchdog got stuck for 480 seconds
"""


def ranks(pattern: re.Pattern[str], lines: list[str]) -> list[int]:
    """Return the ranks whose lines match, in order."""
    found = (RANK.search(line) for line in lines if pattern.search(line))
    return sorted({int(match.group(1)) for match in found if match})


def judge(lines: list[str]) -> str:
    """Return the cause that the lines before the first stuck watchdog show."""
    first = next((number for number, line in enumerate(lines) if STUCK.search(line)), None)
    if first is None:
        return "no heartbeat message here"
    before = lines[:first]
    timeouts = [match for line in lines if (match := TIMED_OUT.search(line))]
    if timeouts:
        return f"after-timeout: {timeouts[0].group(1)} timed out on ranks {ranks(TIMED_OUT, lines)}"
    failed = next((line.strip() for line in before if FAILED.search(line)), "")
    if failed:
        return f"after-error: {failed[:90]}"
    if any(FINISHED.search(line) for line in before):
        return "at-exit: the training had finished"
    return "stuck-in-cuda: nothing timed out or failed before"


lines = [line for name in sys.argv[1:] for line in Path(name).read_text().splitlines()]
lines = lines or EXAMPLE.splitlines()
print("stuck watchdogs on ranks", ranks(STUCK, lines))
print("verdict:", judge(lines))
