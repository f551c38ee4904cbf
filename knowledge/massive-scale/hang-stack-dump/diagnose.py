"""Sort stacks of stuck processes by what they wait for.

Usage: python diagnose.py $(pgrep -f train.py), or a file with the output of py-spy dump
"""

import re
import subprocess
import sys
from pathlib import Path

WAITS = {
    r"elastic/agent|launcher/": "launcher",
    r"queues\.py.*_worker_loop": "idle worker",
    r"_worker_loop": "data-loader: a stuck worker",
    r"init_process_group|rendezvous": "start: waits for missing ranks",
    r"distributed_c10d\.py": "collective: waits for other ranks",
    r"torch/utils/data/dataloader\.py": "data-loader: waits for a worker",
    r"file_baton|filelock": "lock-file",
    r"inductor|_dynamo|cpp_extension": "compiler",
}
LIBRARY = re.compile(r"\((torch/|multiprocessing/|(selectors|threading|queue)\.py|.*site-packages)")


def dump(argument: str) -> str:
    """Return the stacks of a process, none if it is no Python, or those in a file."""
    if not argument.isdigit():
        return Path(argument).read_text("utf-8")
    command = ["py-spy", "dump", "--pid", argument]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{argument}: {done.stderr.strip().partition(chr(10))[0]}")
    return done.stdout


text = "\n".join(map(dump, sys.argv[1:] or ["stacks.txt"]))
for number, process in re.findall(r"^Process (\d+)(.*?)(?=^Process|\Z)", text, re.M | re.S):
    main = process.partition('"MainThread"')[2].partition("\nThread")[0]
    wait = next((what for clue, what in WAITS.items() if re.search(clue, main, re.S)), "own code")
    frames = [line.strip() for line in main.splitlines() if line.startswith("    ")]
    mine = next((frame for frame in frames if not LIBRARY.search(frame)), frames[0])
    print(f"{number}: {wait}; line: {mine}")
