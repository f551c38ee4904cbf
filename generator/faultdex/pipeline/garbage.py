"""Put the garbage collector off while what is made stays: it would go through all of it."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collection(*, for_good: bool = False) -> Iterator[None]:
    """Put the collector off, and on again afterwards where it was on.

    What is made `for_good`, until the process ends, it does not go through afterwards either.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if for_good:
            gc.freeze()
        if was_on:
            gc.enable()
