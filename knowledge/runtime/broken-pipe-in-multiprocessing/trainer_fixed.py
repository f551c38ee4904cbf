"""The same: SIGTERM becomes an exception, and the with block ends the workers."""

import multiprocessing
import os
import signal
import sys


def load(index):
    return bytes(1 << 20)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with multiprocessing.get_context("fork").Pool(2) as pool:
        for step, batch in enumerate(pool.imap_unordered(load, range(1000))):
            if step == 5:
                os.kill(os.getpid(), signal.SIGTERM)
