"""Start the pool under the guard: workers import the script without starting pools."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from task import work


def main():
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        print("result:", pool.submit(work, 8).result())


if __name__ == "__main__":
    main()
