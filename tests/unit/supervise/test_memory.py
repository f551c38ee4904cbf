"""The kernel's counts of kills say what was killed meanwhile."""

from pathlib import Path

import pytest

from faultdex.supervise import memory
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


@pytest.mark.parametrize(
    ("groups", "counts", "group"),
    [
        ("0::/job\n", {"job/memory.events": "oom 9\noom_kill 3\n"}, 3),
        ("0::/\n", {"memory.events": "oom_kill 4\n"}, 4),
        (
            "4:cpu,memory:/slurm/x\n0::/\n",
            {"memory/slurm/x/memory.oom_control": "under_oom 0\noom_kill 2\n"},
            2,
        ),
        ("4:cpu:/slurm\n", {"memory.events": "oom_kill 5\n", "slurm/memory.events": ""}, 5),
        ("0::/gone\n", {"memory.events": "oom_kill 6\n"}, 6),
        ("0::/job\n", {"job/memory.events": "oom_group_kill 1\n"}, None),
        ("not a group\n", {}, None),
    ],
)
def test_a_cgroup_of_either_version_is_asked(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    groups: str,
    counts: dict[str, str],
    group: int | None,
) -> None:
    """That of this process, or else the one that a container sees as the root."""
    for name, text in {"groups": groups, "vmstat": "pgfault 1\noom_kill 7\n", **counts}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(memory, "_GROUPS", tmp_path / "groups")
    monkeypatch.setattr(memory, "_ROOT", tmp_path)
    monkeypatch.setattr(memory, "_MACHINE", tmp_path / "vmstat")

    assert kills() == Kills(group, 7)


def test_this_machine_is_asked_without_complaint() -> None:
    """A count is a number, or unknown where the system does not count."""
    assert all(one is None or one >= 0 for one in kills())
