"""What snippets may do is tried, and leaves nothing behind."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.verify.runner import rights

Try = Callable[[str], bool]
OLD, NEW, UNCONTROLLED = "memory.limit_in_bytes", "cgroup.subtree_control", "cgroup.procs"


@pytest.fixture
def may() -> Try:
    """Return the question without what was answered before."""
    return rights.may.__wrapped__


@pytest.fixture
def groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder in the place of the machine's cgroups, where sudo is not to be had."""
    monkeypatch.setattr(rights, "GROUPS", tmp_path)
    monkeypatch.setenv("PATH", "/bin:/usr/bin")
    monkeypatch.setattr(rights, "_lines", lambda path: lines(tmp_path, path))
    return tmp_path


def lines(top: Path, path: Path) -> list[str]:
    """Return what a file holds, and that this process is in the group `job`."""
    if path == Path("/proc/self/cgroup"):
        kind = "4:memory" if (top / "memory").is_dir() else "0:"
        return [f"{kind}:/job"]
    return path.read_text("ascii").splitlines() if path.is_file() else []


@pytest.mark.parametrize(
    ("file", "text", "allowed"),
    [
        (f"memory/job/{OLD}", "", True),
        (f"memory/{OLD}", "", True),
        (f"job/{NEW}", "cpu memory", True),
        (NEW, "memory", True),
        (NEW, "cpu io", False),
        (f"job/{UNCONTROLLED}", "", False),
    ],
)
def test_a_cgroup_is_made_where_its_memory_can_be_limited(
    may: Try, groups: Path, file: str, text: str, *, allowed: bool
) -> None:
    """In the process's own group or one above it, of either version."""
    path = groups / file
    path.parent.mkdir(parents=True, exist_ok=True)
    (groups / ("memory/job" if file.startswith("memory") else "job")).mkdir(exist_ok=True)
    path.write_text(text, "ascii")

    assert may("cgroup") is allowed
    assert not [*groups.rglob("trial-*")]


def test_what_cannot_be_done_is_not_allowed(may: Try, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is not there, or ends badly, gives no right."""
    monkeypatch.setattr(rights, "MOUNTS", ("false",))
    assert not may("mounts")

    monkeypatch.setattr(rights, "MOUNTS", ("no-such-program",))
    assert not may("mounts")

    monkeypatch.setattr(rights, "MOUNTS", ("true",))
    assert may("mounts")
