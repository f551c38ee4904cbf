"""Run a command in a memory cgroup of its own: python cage.py MIB COMMAND...

It must be allowed to make one: as root, with a sudo that asks nothing, or in a part of the tree
that belongs to the user. MIB/MIB is a cgroup in a cgroup, each with its limit.
"""

import os
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WAIT = ["bash", "-c", 'read -r; exec "$@" < /dev/null', "cage"]  # until it is in the cgroup


def own() -> Path:
    """Return the folder of this process's memory cgroup, of version 1 or 2."""
    lines = Path("/proc/self/cgroup").read_text().splitlines()
    groups = {kinds: path for _, kinds, path in (line.split(":", 2) for line in lines)}
    if "memory" in groups:
        return Path(f"/sys/fs/cgroup/memory{groups['memory']}")
    return Path(f"/sys/fs/cgroup{groups.get('', '/')}")


def place() -> Path:
    """Return the nearest folder in which a cgroup can be made that limits memory."""
    for folder in (own(), *own().parents):
        given = folder / "cgroup.subtree_control"
        old = (folder / "memory.limit_in_bytes").is_file()
        if old or (given.is_file() and "memory" in given.read_text().split()):
            return folder
    sys.exit("no cgroup above this process hands the control of memory down")


def do(*words: object, text: object = "") -> None:
    """Run a small command, with sudo where the cgroups are not this user's."""
    sudo = [] if os.access(place(), os.W_OK) else ["sudo", "-n"]
    command, quiet = [*sudo, *map(str, words)], subprocess.DEVNULL
    subprocess.run(command, input=str(text), text=True, stdout=quiet, check=True)


@contextmanager
def limited(limits: list[str]) -> Iterator[Path]:
    """Make a cgroup for each limit in MiB, one in the other, and yield the folder of the last."""
    folder, made = place(), []
    try:
        for mib in limits:
            if made and (folder / "cgroup.subtree_control").is_file():
                do("tee", folder / "cgroup.subtree_control", text="+memory")
            folder = folder / f"cage-{secrets.token_hex(4)}"
            do("mkdir", folder)
            made.append(folder)
            for name, limit in (("limit_in_bytes", f"{mib}M"), ("max", f"{mib}M"), ("swap.max", 0)):
                if (folder / f"memory.{name}").is_file():
                    do("tee", folder / f"memory.{name}", text=limit)
        yield folder
    finally:
        for folder in reversed(made):
            do("rmdir", folder)


def start(folder: Path, command: list[str]) -> subprocess.Popen:
    """Start a command in the cgroup `folder`, which it is in before its first own page."""
    child = subprocess.Popen([*WAIT, *command], stdin=subprocess.PIPE)
    do("tee", folder / "cgroup.procs", text=child.pid)
    child.stdin.close()
    return child


if __name__ == "__main__":
    with limited(sys.argv[1].split("/")) as group:
        status = start(group, sys.argv[2:]).wait()
    sys.exit(status)
