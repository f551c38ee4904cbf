"""Give each worker a limit of memory: a task that exceeds it raises MemoryError, and the pool goes on."""

import multiprocessing
import resource
from concurrent.futures import ProcessPoolExecutor

from task import work

LIMIT = 1 << 30


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (LIMIT, LIMIT))


if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, mp_context=context, initializer=limit) as pool:
        futures = {size: pool.submit(work, size) for size in (8, 2000, 16)}
        for size, future in futures.items():
            error = future.exception()
            print(f"{size} MiB:", type(error).__name__ if error else f"done, {future.result()} MiB")
