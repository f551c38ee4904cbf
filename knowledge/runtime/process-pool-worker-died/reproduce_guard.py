"""Start a pool at the top of a script: each worker runs the script again."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from task import work

with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
    print(pool.submit(work, 8).result())
