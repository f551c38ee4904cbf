"""Say which GPUs admit no further program, and why: mode, memory, other processes."""

import csv
import subprocess
import sys

ASK = ["nvidia-smi", "--format=csv,noheader,nounits"]
EXAMPLES = {
    "exclusive": ("0, Exclusive_Process, 74, 11439", "0000, 812, python"),
    "prohibited": ("0, Prohibited, 0, 81559", ""),
    "full": ("0, Default, 81300, 81559", "0000, 812, python"),
    "free": ("0, Default, 4, 81559", ""),
}


def rows(text: str) -> list[list[str]]:
    """Return the fields of each line."""
    return [[field.strip() for field in row] for row in csv.reader(text.splitlines()) if row]


def verdict(mode: str, used: float, total: float, others: int) -> str:
    """Return what keeps a program away from one GPU."""
    if mode == "Prohibited":
        return "its compute mode admits no program: an administrator sets the mode Default"
    if mode.startswith("Exclusive") and others:
        return "it admits one program, and another one runs: wait, end it, or take another GPU"
    if total - used < 1024:
        return "its memory is full: end the process that holds it"
    return "nothing keeps a program away: look at the driver, MIG and the virtual machine"


def ask(*query: str) -> str:
    """Return what nvidia-smi answers to a query."""
    return subprocess.run([*ASK, *query], capture_output=True, text=True, timeout=30).stdout


if sys.argv[1:] == ["--examples"]:
    machines = EXAMPLES
else:
    gpus = ask("--query-gpu=index,compute_mode,memory.used,memory.total")
    machines = {"this machine": (gpus, ask("--query-compute-apps=gpu_uuid,pid,process_name"))}
for name, (gpus, processes) in machines.items():
    for index, mode, used, total in rows(gpus):
        others = len(rows(processes))
        print(f"{name}, GPU {index}: {verdict(mode, float(used), float(total), others)}")
