"""Count the open files of a running job by kind: python diagnose.py PID, while it grows."""

import os
import sys
from collections import Counter
from pathlib import Path


def kind(target: str) -> str:
    """Sort one link of /proc/PID/fd."""
    if target.startswith("/dev/shm/torch_") or "/memfd:" in target:
        return "tensors"
    if target.startswith(("pipe:", "socket:", "anon_inode:")):
        return "pipes"
    return "files" if target.startswith("/") and not target.startswith("/dev/") else "other"


def count(pid: int) -> Counter[str]:
    """Return how many descriptors of each kind process `pid` has."""
    links = [os.path.join(f"/proc/{pid}/fd", name) for name in os.listdir(f"/proc/{pid}/fd")]
    return Counter(kind(os.readlink(link)) for link in links if os.path.islink(link))


def limit(pid: int) -> str:
    """Return the soft limit of open files of process `pid`."""
    lines = Path(f"/proc/{pid}/limits").read_text().splitlines()
    return next(line.split()[3] for line in lines if line.startswith("Max open files"))


CAUSES = {
    "tensors": "batches are kept, or hold many tensors: copy, collate, or raise the limit",
    "files": "the program opens files and does not close them",
    "pipes": "many workers or loaders: create the DataLoader once",
    "other": "nothing stands out",
}


def report(pid: int) -> None:
    """Print the counts of one process and what most of them mean."""
    found = count(pid)
    most = max(found, key=lambda name: found[name])
    print(*(f"{name} {found[name]}" for name in ("tensors", "files", "pipes")), "of", limit(pid))
    print("verdict:", CAUSES[most])


def example() -> None:
    """Keep 100 batches, and look at this process."""
    import torch
    from torch.utils.data import DataLoader

    kept = list(DataLoader(torch.zeros(100, 4), batch_size=1, num_workers=1))
    report(os.getpid())
    del kept


if __name__ == "__main__":
    report(int(sys.argv[1])) if len(sys.argv) > 1 else example()
