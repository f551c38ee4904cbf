"""Read a long log in parts, each by a process of its own.

A process is a fork of this one: it has the index and the engine at hand, and starts in no time.
"""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise

from faultdex.logs.decompress import CHUNK
from faultdex.logs.reader import Log, keep_freed
from faultdex.match import Found, Index, scan_part, scan_parts
from faultdex.match.literal_prefilter import literals_of
from faultdex.model.answer import Answer

Work = Callable[[], Found]


def scan_in_parts(index: Index, log: Log, top: int) -> Answer:
    """Return the answer to a plain log, read by as many processes as it is worth."""
    keep_freed()
    literals = literals_of(index)
    places = list(_places(log))

    def work(start: int, end: int) -> Work:
        chunks = _chunks(log, start, end)
        return lambda: scan_part(index, literals, chunks, start, is_last=end == places[-1])

    first, *others = (work(*part) for part in pairwise(places))
    started = [_started(index, other) for other in others]
    return scan_parts(index, [first(), *(finish() for finish in started)], top, log.count)


def _started(index: Index, work: Work) -> Work:
    """Begin `work` in another process, and return what waits for it."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        # Whatever goes wrong here is done again by the parent, who says so where it must.
        with suppress(BaseException), os.fdopen(writer, "w", encoding="utf-8") as pipe:
            json.dump(work().as_data(index), pipe)
        os._exit(0)
    os.close(writer)
    return lambda: _finished(index, child, reader) or work()


def _finished(index: Index, child: int, reader: int) -> Found | None:
    """Return what the other process found, or nothing where it ended too soon."""
    with os.fdopen(reader, encoding="utf-8") as pipe:
        data = pipe.read()
    os.waitpid(child, 0)
    with suppress(ValueError):
        return Found.of(index, json.loads(data))
    return None


def _places(log: Log) -> Iterator[int]:
    """Yield where each part begins, at a line, and where the last one ends."""
    size, jobs = log.size, log.jobs
    yield 0
    for number in range(1, jobs):
        place = size * number // jobs
        yield place + log.window(place).read(CHUNK).find(b"\n") + 1
    yield size


def _chunks(log: Log, start: int, end: int) -> Iterator[bytes]:
    raw = log.window(start)
    while (left := end - raw.place) > 0 and (data := raw.read(min(CHUNK, left))):
        yield data
