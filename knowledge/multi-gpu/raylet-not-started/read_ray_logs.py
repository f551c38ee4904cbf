"""Tell why Ray did not start: python read_ray_logs.py /tmp/ray/session_latest/logs"""

import os
import re
import resource
import sys
import tempfile
from pathlib import Path

SIGNS = {
    "too-many-workers": r"pthread_create|Resource temporarily unavailable|can't start new thread|"
    r"Too many open files",
    "agent": r"(?:ModuleNotFound|Import|Attribute)Error: |undefined symbol|grpcio. doesn't follow|"
    r"agent failed",
    "leftovers": r"No space left on device|Permission denied|[Aa]ddress already in use",
}


def read(folder: Path) -> None:
    """Print each sign once, with the file and the line that shows it."""
    found = set()
    for file in sorted(folder.glob("*")):
        if file.suffix not in {".log", ".out", ".err"}:
            continue
        for line in file.read_text(errors="replace").splitlines():
            for cause, sign in SIGNS.items():
                if cause not in found and re.search(sign, line):
                    found.add(cause)
                    print(f"{cause}: {file.name}: {line.strip()[-90:]}")
    if not found:
        print("no sign: read raylet.err, dashboard_agent.log and runtime_env_agent.log from the end")


def limits() -> None:
    """Compare what Ray counts with what this shell may use."""
    allowed = len(os.sched_getaffinity(0))
    print(f"CPUs that Ray counts: {os.cpu_count()}, allowed here: {allowed}")
    print("processes:", *resource.getrlimit(resource.RLIMIT_NPROC), end="; ")
    print("open files:", *resource.getrlimit(resource.RLIMIT_NOFILE))


if len(sys.argv) > 1:
    read(Path(sys.argv[1]))
    limits()
else:
    for name, text in [
        ("python-core-worker.log", "OpenBLAS blas_thread_init: pthread_create failed for thread 5"),
        ("dashboard_agent.log", "ModuleNotFoundError: No module named 'aiohttp_cors'"),
        ("raylet.err", "OSError: [Errno 28] No space left on device"),
        ("gcs_server.out", "Gcs server started"),
    ]:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / name).write_text(text + "\n")
            read(Path(folder))
