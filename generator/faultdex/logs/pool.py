"""Do the same with many files in as many processes as there are cores, and keep their order.

A process is a fork of this one: it has the index at hand. Where one is killed, as by a node that
is out of memory, this process does the rest.
"""

import gc
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from faultdex.logs.reader import processors

Result = TypeVar("Result")

# Fewer bytes are read by the time that processes have started.
LEAST = 8 << 20
CHUNK, AHEAD = 16, 4
# A library that starts threads of its own.
THREADED = "pyarrow"

_work: list[Callable[[str], Any]] = []


def each(work: Callable[[str], Result], names: Sequence[str]) -> Iterator[Result]:
    """Yield what `work` returns for each name; processes start now, and not with the first."""
    jobs = _jobs(names)
    if jobs == 1:
        return map(work, names)
    _work[:] = [work]
    gc.freeze()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("fork"))
    step = max(1, min(CHUNK, len(names) // (AHEAD * jobs)))
    chunks = [names[start : start + step] for start in range(0, len(names), step)]
    begun = deque((chunk, _begun(pool, chunk)) for chunk in chunks[: AHEAD * jobs])
    return _finished(pool, begun, chunks[AHEAD * jobs :], work)


def _finished(
    pool: ProcessPoolExecutor,
    begun: "deque[tuple[Sequence[str], Future[list[Result]]]]",
    rest: Sequence[Sequence[str]],
    work: Callable[[str], Result],
) -> Iterator[Result]:
    """Yield results in the order of their names, a few chunks ahead of who takes them."""
    waiting = iter(rest)
    with pool:
        while begun:
            chunk, future = begun.popleft()
            begun.extend((more, _begun(pool, more)) for more in islice(waiting, 1))
            try:
                yield from future.result()
            except BrokenProcessPool:
                yield from map(work, chunk)


def _begun(pool: ProcessPoolExecutor, names: Sequence[str]) -> "Future[list[Any]]":
    """Return what waits for the results of some names, also where no process is left to do it."""
    try:
        return pool.submit(_do, names)
    except BrokenProcessPool as error:
        lost: Future[list[Any]] = Future()
        lost.set_exception(error)
        return lost


def _do(names: Sequence[str]) -> list[object]:
    return [_work[0](name) for name in names]


def _jobs(names: Sequence[str]) -> int:
    """Return how many processes are worth their start."""
    if not hasattr(os, "fork") or _is_threaded():
        return 1
    sizes = [_size(name) for name in names]
    if None in sizes or sum(filter(None, sizes)) < LEAST:
        return 1
    return max(1, min(processors(), len(names) // 2))


def _is_threaded() -> bool:
    """Tell whether this process has threads: a fork keeps what they had locked, without them."""
    return THREADED in sys.modules or threading.active_count() > 1


def _size(name: str) -> int | None:
    """Return the size of a file; None of what is none, such as a pipe."""
    with suppress(OSError, ValueError):
        return Path(name).stat().st_size if Path(name).is_file() else None
    return None
