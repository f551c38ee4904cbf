"""Kill a program in the middle of a save, as the OOM killer or a scheduler may do."""

import subprocess
import sys
import time
from pathlib import Path

WHOLE = 67_114_421  # bytes of this job's checkpoint


def size(pattern: str) -> int:
    """Return the size of the newest file with such a name, 0 where there is none."""
    files = sorted(Path.cwd().glob(pattern))
    try:
        return files[-1].stat().st_size if files else 0
    except FileNotFoundError:
        return 0


def kill(program: str, file: str) -> int:
    """Kill `program` while `file` is being written, after its second save; return its last one."""
    command = [sys.executable, "-u", program]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as job:
        said = [job.stdout.readline(), job.stdout.readline()]
        while not 0.2 * WHOLE < size(file) < 0.8 * WHOLE:
            time.sleep(0.0005)
        job.kill()
        said += job.stdout.readlines()
    return int(said[-1].split()[-1])
