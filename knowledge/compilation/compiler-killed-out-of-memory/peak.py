"""Measure one compile command and say how many fit at once: python peak.py g++ -c heavy.cpp"""

import os
import resource
import subprocess
import sys
from pathlib import Path

GIB = 2**30


def limit_of_the_group():
    """Return the memory limit of this container in bytes; infinite if there is none."""
    places = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")
    said = [Path(place).read_text().strip() for place in places if os.path.exists(place)]
    return min((int(one) for one in said if one.isdigit()), default=float("inf"))


command = sys.argv[1:] or ["g++", "-DSIZE=150", "-c", "heavy.cpp"]
status = subprocess.run(command).returncode
peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024
fields = dict(line.split(":") for line in Path("/proc/meminfo").read_text().splitlines())
free = int(fields["MemAvailable"].split()[0]) * 1024
usable = min(free, limit_of_the_group())
cores = len(os.sched_getaffinity(0))
jobs = max(1, min(cores, int(usable * 0.8 / peak)))
print(f"one job: {peak / GIB:.2f} GiB, ended with {status}")
print(f"usable: {usable / GIB:.1f} GiB, cores: {cores}")
if peak > usable * 0.8:
    print("verdict: one job alone needs nearly all; add memory or swap")
else:
    print(f"verdict: MAX_JOBS={jobs} fits")
