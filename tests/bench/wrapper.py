"""Measure what `faultdex run` costs a program that prints much, beside the bare program.

    python tests/bench/wrapper.py [SECONDS [MEGABYTES_A_SECOND [ROUNDS]]]

The program prints at a fixed rate for some seconds. Bare and wrapped runs take turns, and the
least time of each counts, because other processes only ever add to it.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

DEFAULTS = (5.0, 50.0, 3)
WRAPPED = (str(Path(sys.executable).with_name("faultdex")), "run", "--")
PROGRAM = """
import json, os, resource, sys, time
seconds, rate = map(float, sys.argv[1:3])
line = b"step 1234/100000 loss 2.3456 lr 3.0e-04 grad norm 1.234 tokens/s 123456 mem 45.6 GiB\\n"
block = line * (65536 // len(line))
step, count = len(block) / rate / 1e6, int(seconds * rate * 1e6 / len(block))
began = time.perf_counter()
for number in range(count):
    left = began + number * step - time.perf_counter()
    if left > 0:
        time.sleep(left)
    os.write(1, block)
took = time.perf_counter() - began
used = resource.getrusage(resource.RUSAGE_SELF)
size = [one.split()[1] for one in open(f"/proc/{os.getppid()}/status") if one.startswith("VmHWM")]
said = {"took": took, "used": used.ru_utime + used.ru_stime, "parent": int(size[0])}
sys.stderr.write(json.dumps(said))
"""


class Cost(NamedTuple):
    """Seconds that a program took, its processor seconds and those of all, and its parent's KiB."""

    took: float
    used: float
    every: float
    parent: int


def cost(words: Sequence[str], seconds: float, rate: float) -> Cost:
    """Return what one run of the program takes, started by `words`; its output goes to `cat`."""
    program = [*words, sys.executable, "-c", PROGRAM, str(seconds), str(rate)]
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL}
    with (
        subprocess.Popen([shutil.which("cat") or "cat"], **streams) as reader,
        subprocess.Popen(program, stdout=reader.stdin, stderr=subprocess.PIPE) as running,
    ):
        said = json.load(running.stderr)
        _, status, used = os.wait4(running.pid, 0)
        running.returncode = os.waitstatus_to_exitcode(status)
    return Cost(said["took"], said["used"], used.ru_utime + used.ru_stime, said["parent"])


def least(costs: Sequence[Cost]) -> Cost:
    """Return the least of each figure."""
    return Cost(*map(min, zip(*costs, strict=True)))


def start(words: Sequence[str]) -> float:
    """Return the seconds from the start of a program that does nothing to its end."""
    began = perf_counter()
    subprocess.run([*words, "true"], check=True)
    return perf_counter() - began


def main(seconds: float, rate: float, rounds: int) -> None:
    """Print the table."""
    taken = [(cost((), seconds, rate), cost(WRAPPED, seconds, rate)) for _ in range(rounds)]
    bare, wrapped = (least(costs) for costs in zip(*taken, strict=True))
    starts = [min(map(start, [words] * 5)) for words in ((), WRAPPED)]
    slower = wrapped.took / bare.took - 1
    share = (wrapped.every - wrapped.used) / wrapped.took
    rows = (
        (f"{seconds:g} s at {rate:g} MB/s", f"{wrapped.took:.3f} s", f"{bare.took:.3f} s"),
        ("slower", f"{slower:.2%}", ""),
        ("processor seconds of the program", f"{wrapped.used:.2f} s", f"{bare.used:.2f} s"),
        ("processor share of faultdex beside it", f"{share:.1%}", ""),
        ("memory of faultdex", f"{wrapped.parent / 1024:.1f} MiB", ""),
        ("start and end of `true`", f"{starts[1] * 1000:.0f} ms", f"{starts[0] * 1000:.0f} ms"),
    )
    sys.stdout.write("| what | `faultdex run` | bare |\n|---|---|---|\n")
    for row in rows:
        sys.stdout.write(f"| {' | '.join(row)} |\n")


if __name__ == "__main__":
    given = sys.argv[1:]
    every = [*given, *map(str, DEFAULTS[len(given) :])]
    main(float(every[0]), float(every[1]), int(every[2]))
