"""Crash a worker in native code, with faulthandler on from outside, then switched on inside."""

import ctypes
import faulthandler
import os
import subprocess
import sys

from torch.utils.data import DataLoader, Dataset


class Samples(Dataset):
    def __len__(self) -> int:
        return 1

    def __getitem__(self, index: int) -> bytes:
        return ctypes.string_at(0)  # reads address 0, as a faulty extension may


def enable(worker_id: int) -> None:
    faulthandler.enable()


def run(*arguments: str, **environment: str) -> str:
    command = [sys.executable, __file__, *arguments]
    settings = {**os.environ, **environment}
    log = subprocess.run(command, capture_output=True, check=False, env=settings).stderr.decode()
    return f"killed by a signal: {'killed by signal: Segm' in log}, stack: {'in string_at' in log}"


if __name__ == "__main__":
    if sys.argv[1:]:
        init = enable if sys.argv[1] == "inside" else None
        list(DataLoader(Samples(), num_workers=1, worker_init_fn=init))
    else:
        print("PYTHONFAULTHANDLER=1:", run("outside", PYTHONFAULTHANDLER="1"))
        print("enabled in worker_init_fn:", run("inside"))
