"""A DataLoader whose worker crashes; arguments say what the worker does first."""

import ctypes
import faulthandler
import sys

from torch.utils.data import DataLoader, Dataset


class Broken(Dataset):
    def __len__(self) -> int:
        return 1

    def __getitem__(self, index: int) -> int:
        return ctypes.memset(8, 0, 4)


def prepare(worker: int) -> None:
    if "disable" in sys.argv:
        faulthandler.disable()
    if "enable" in sys.argv:
        faulthandler.enable()


for batch in DataLoader(Broken(), num_workers=1, worker_init_fn=prepare):
    print(batch)
