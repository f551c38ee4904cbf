"""One worker of a pool is killed: the pool is broken, and the other results are lost."""

from concurrent.futures import ProcessPoolExecutor

from task import work

if __name__ == "__main__":
    with ProcessPoolExecutor(max_workers=2) as pool:
        futures = [pool.submit(work, size) for size in (8, -1, 8, 8)]
        for future in futures:
            print(future.result())
