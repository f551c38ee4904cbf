"""Read a long log in parts, each by a process of its own."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path

from faultdex.cli.log import Log
from faultdex.cli.unpack import CHUNK
from faultdex.match import Index, scan_part, scan_parts
from faultdex.match.explain import Found
from faultdex.model.answer import Answer

HEAD = 256 << 10


def scan_in_parts(index: Index, log: Log, top: int) -> Answer:
    """Return the answer to a plain log, read by as many processes as it is worth."""
    places = list(_places(log.name, log.jobs))
    head = b"".join(_chunks(log.name, 0, places[0]))
    text = index.to_json()
    with ProcessPoolExecutor(log.jobs) as pool:
        tasks = [pool.submit(_part, text, log.name, *part) for part in pairwise(places)]
        return scan_parts(index, head, (task.result() for task in tasks), top, log.count)


def _places(name: str, jobs: int) -> Iterator[int]:
    """Yield where each part begins, at a line, and where the last one ends."""
    size = Path(name).stat().st_size
    with Path(name).open("rb") as file:
        for number in range(jobs):
            file.seek(HEAD + (size - HEAD) * number // jobs)
            file.readline(CHUNK)
            yield file.tell()
    yield size


def _part(text: str, name: str, start: int, end: int) -> Found:
    return scan_part(Index.from_json(text), _chunks(name, start, end), start)


def _chunks(name: str, start: int, end: int) -> Iterator[bytes]:
    with Path(name).open("rb", buffering=0) as file:
        file.seek(start)
        while (left := end - file.tell()) > 0 and (data := file.read(min(CHUNK, left))):
            yield data
