"""Workers send batches, and the main process gets SIGTERM, as from a scheduler."""

import multiprocessing
import os
import signal


def load(index):
    return bytes(1 << 20)


if __name__ == "__main__":
    with multiprocessing.get_context("fork").Pool(2) as pool:
        for step, batch in enumerate(pool.imap_unordered(load, range(1000))):
            if step == 5:
                os.kill(os.getpid(), signal.SIGTERM)
