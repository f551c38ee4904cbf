"""Run a command in a memory cgroup of its own: python cage.py MIB COMMAND...

It must be allowed to make one: as root, with a sudo that asks nothing, or in a part of the tree
that belongs to the user. MIB/MIB is a cgroup in a cgroup, each with its limit.
"""

import os
import subprocess
import sys
from pathlib import Path

WAIT = ["bash", "-c", 'read -r; exec "$@" < /dev/null', "cage"]  # until it is in the cgroup


def own() -> Path:
    """Return the folder of this process's memory cgroup, of version 1 or 2."""
    lines = Path("/proc/self/cgroup").read_text().splitlines()
    groups = {kinds: path for _, kinds, path in (line.split(":", 2) for line in lines)}
    if "memory" in groups:
        return Path(f"/sys/fs/cgroup/memory{groups['memory']}")
    return Path(f"/sys/fs/cgroup{groups.get('', '/')}")


def hands_down(folder: Path) -> bool:
    """Tell whether a cgroup that is made in `folder` can limit memory."""
    given = folder / "cgroup.subtree_control"
    return (folder / "memory.limit_in_bytes").is_file() or (
        given.is_file() and "memory" in given.read_text().split()
    )


def cage(limits: list[str], command: list[str]) -> int:
    """Run the command in a cgroup for each limit, one in the other, and return how it ended."""
    folder = next((one for one in (own(), *own().parents) if hands_down(one)), None)
    if folder is None:
        sys.exit("no cgroup above this process hands the control of memory down")
    sudo = [] if os.access(folder, os.W_OK) else ["sudo", "-n"]

    def do(*words: object, text: object = "") -> None:
        command = [*sudo, *map(str, words)]
        subprocess.run(command, input=str(text), text=True, stdout=subprocess.DEVNULL, check=True)

    groups: list[Path] = []
    child = subprocess.Popen([*WAIT, *command], stdin=subprocess.PIPE)
    try:
        for mib in limits:
            if groups and (folder / "cgroup.subtree_control").is_file():
                do("tee", folder / "cgroup.subtree_control", text="+memory")
            folder = folder / f"cage-{os.getpid()}"
            do("mkdir", folder)
            groups.append(folder)
            for name, limit in (("limit_in_bytes", f"{mib}M"), ("max", f"{mib}M"), ("swap.max", 0)):
                if (folder / f"memory.{name}").is_file():
                    do("tee", folder / f"memory.{name}", text=limit)
        do("tee", folder / "cgroup.procs", text=child.pid)
        child.communicate(b"\n")
    finally:
        child.kill()
        child.wait()
        for group in reversed(groups):
            do("rmdir", group)
    return child.returncode


if __name__ == "__main__":
    sys.exit(cage(sys.argv[1].split("/"), sys.argv[2:]))
