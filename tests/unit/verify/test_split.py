"""A bundle is split between entries, so that a fix runs beside its reproduction."""

import pytest

from faultdex.verify import split

JOBS = [{"entry": entry, "snippet": name} for entry in "abc" for name in ("reproduce", "fix")]


@pytest.mark.parametrize(
    ("parts", "entries"),
    [(1, ["aabbcc"]), (2, ["aacc", "bb"]), (3, ["aa", "bb", "cc"]), (9, ["aa", "bb", "cc"])],
)
def test_each_entry_is_in_one_part(parts: int, entries: list[str]) -> None:
    """And no part is empty."""
    found = [*split({"schema": 1, "jobs": JOBS}, parts)]

    assert ["".join(job["entry"] for job in one["jobs"]) for one in found] == entries
    assert {one["schema"] for one in found} == {1}
