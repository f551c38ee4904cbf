"""Split a bundle into several, so that each machine of a fleet runs one."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any


def split(bundle: Mapping[str, Any], parts: int) -> Iterator[dict[str, Any]]:
    """Yield at most so many bundles with all jobs between them; an entry's jobs stay together.

    None is empty, and the entries are dealt out one by one, because neighbors tend to last alike.
    """
    entries = [list(jobs) for _, jobs in groupby(bundle["jobs"], itemgetter("entry"))]
    for first in range(min(parts, len(entries))):
        jobs = [job for some in entries[first::parts] for job in some]
        yield {**bundle, "jobs": jobs}
