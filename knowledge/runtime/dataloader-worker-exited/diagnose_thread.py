"""Read in a thread, where no handler is set, and see which thread hears of a dead worker."""

import sys
import threading
import time

from torch.utils.data import DataLoader, Dataset


class Samples(Dataset):
    def __len__(self) -> int:
        return 4

    def __getitem__(self, index: int) -> int:
        if index == 2:
            time.sleep(0.5)
            sys.exit(2)
        return index


def read() -> None:
    try:
        list(DataLoader(Samples(), num_workers=1))
    except RuntimeError as error:
        print(f"  thread: {type(error.__cause__).__name__}, then: {error}", flush=True)


def wait(thread: threading.Thread, *, busy: bool) -> None:
    try:
        while busy and thread.is_alive():
            time.sleep(0.01)  # stand for the training
        thread.join()
    except RuntimeError as error:
        print("  main thread:", str(error).split(". ")[0], flush=True)
        thread.join()


if __name__ == "__main__":
    for before in (False, True):
        if before:
            list(DataLoader(range(4), num_workers=1))
        for busy in (False, True):
            print(f"a loader in the main thread before: {before}, main thread busy: {busy}")
            thread = threading.Thread(target=read)
            thread.start()
            wait(thread, busy=busy)
