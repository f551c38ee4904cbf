"""The kernel's counts of kills say what was killed meanwhile."""

import pytest

from faultdex.supervise.memory import Kills, kills


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        (Kills(0, 4), Kills(0, 4), ""),
        (Kills(0, 4), Kills(1, 5), "the kernel killed a process of this cgroup"),
        (Kills(0, 4), Kills(0, 6), "the kernel killed 2 processes on this machine"),
        (Kills(None, None), Kills(None, 6), ""),
        (Kills(3, None), Kills(0, None), ""),
    ],
)
def test_a_kill_is_said_to_be_of_whom_it_counts_for(before: Kills, after: Kills, says: str) -> None:
    """Of our cgroup where it counts, or else of the machine, which others use as well."""
    assert after.since(before).startswith(says)
    assert bool(after.since(before)) == bool(says)


def test_this_machine_is_asked_without_complaint() -> None:
    """A count is a number, or unknown where the system does not count."""
    assert all(one is None or one >= 0 for one in kills())
