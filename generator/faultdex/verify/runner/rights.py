"""Find out what snippets may do on this machine, by doing it once."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path

MOUNTS = ("unshare", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "none", "/usr")
GROUPS = Path("/sys/fs/cgroup")
LIMIT = 30


@cache
def may(right: str) -> bool:
    """Whether a snippet may use the right: `mounts` of its own, or a memory `cgroup`."""
    return _ends_well(*MOUNTS) if right == "mounts" else any(map(_takes_one, _groups()))


def _groups() -> list[Path]:
    """Return the folders in which a cgroup with a limit of memory can stand, the nearest first.

    There are two versions: the second has one tree, in which a folder hands the control down.
    """
    own = dict(line.split(":", 2)[1:] for line in _lines(Path("/proc/self/cgroup")))
    top = GROUPS / "memory" if "memory" in own else GROUPS
    folder = top / own.get("memory", own.get("", "/")).lstrip("/")
    return [one for one in (folder, *folder.parents) if one.is_relative_to(top) and _limits(one)]


def _limits(folder: Path) -> bool:
    control = folder / "cgroup.subtree_control"
    handed = " ".join(_lines(control)).split()
    return (folder / "memory.limit_in_bytes").is_file() or "memory" in handed


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text("ascii").splitlines()
    except OSError:
        return []


def _takes_one(folder: Path) -> bool:
    """Whether a cgroup can be made in `folder`, by this user or by a sudo that asks nothing."""
    trial = folder / f"trial-{os.getpid()}"
    for before in ((), ("sudo", "-n")):
        if _ends_well(*before, "mkdir", str(trial)):
            return _ends_well(*before, "rmdir", str(trial))
    return False


def _ends_well(*command: str) -> bool:
    try:
        done = subprocess.run(command, capture_output=True, timeout=LIMIT, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
