"""Ask nvidia-smi which GPUs are there, and how much of their memory is taken."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from dataclasses import dataclass

TOLERANCE_MIB = 256
PATIENCE = 30.0
PAUSE = 0.5


@dataclass(frozen=True)
class Gpu:
    """One visible GPU; memory in MiB."""

    index: int
    name: str
    capability: str
    driver: str
    total: int
    used: int


@dataclass(frozen=True)
class Load:
    """Memory in use, in MiB by GPU, and how many processes compute on any of them."""

    used: dict[int, int]
    processes: int

    def is_back_to(self, baseline: Load, indices: tuple[int, ...]) -> bool:
        """Whether memory of the GPUs `indices` has come back to `baseline`, give or take.

        A GPU that nvidia-smi does not tell of any more is not back.
        """
        return all(
            index in self.used and self.used[index] <= baseline.used.get(index, 0) + TOLERANCE_MIB
            for index in indices
        )


def ask(*query: str) -> tuple[tuple[str, ...], ...]:
    """Return the rows that nvidia-smi prints for `query`; () where there is none or it fails."""
    program = shutil.which("nvidia-smi")
    if not program:
        return ()
    try:
        done = subprocess.run(
            [program, *query, "--format=csv,noheader,nounits"],
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return ()
    if done.returncode:
        return ()
    rows = (line.split(",") for line in done.stdout.splitlines() if "," in line)
    return tuple(tuple(cell.strip() for cell in row) for row in rows)


def visible() -> tuple[Gpu, ...]:
    """Return the GPUs that this process may use, by index; none whose memory is not told."""
    rows = ask("--query-gpu=index,name,compute_cap,driver_version,memory.total,memory.used")
    chosen = os.environ.get("CUDA_VISIBLE_DEVICES")
    allowed = None if chosen is None else {one.strip() for one in chosen.split(",")}
    return tuple(
        Gpu(int(index), name, capability, driver, int(total), int(used))
        for index, name, capability, driver, total, used in rows
        if total.isdigit() and used.isdigit() and (allowed is None or index in allowed)
    )


def load() -> Load:
    """Return what is in use now, without GPUs of which nvidia-smi tells no number."""
    rows = ask("--query-gpu=index,memory.used")
    used = {int(index): int(mib) for index, mib in rows if mib.isdigit()}
    return Load(used, len(ask("--query-compute-apps=pid,used_memory")))


def recovers(baseline: Load, indices: tuple[int, ...], *, all_idle: bool) -> bool:
    """Wait until the idle GPUs `indices` are back at `baseline`; False when not within 30 s.

    Processes are counted only when every GPU is idle, since nvidia-smi counts them over all.
    """
    until = time.monotonic() + PATIENCE
    while True:
        now = load()
        gone = not all_idle or now.processes <= baseline.processes
        if gone and now.is_back_to(baseline, indices):
            return True
        if time.monotonic() > until:
            return False
        time.sleep(PAUSE)
