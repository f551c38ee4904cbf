"""Remove a folder in which anybody may have left anything.

It is also a program of its own, `python -I -S -c SOURCE FOLDER`, and imports nothing of ours.
"""

import os
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from stat import S_ISDIR

FS_IOC_SETFLAGS = 0x40086602
FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0)


def remove(folder: Path) -> str:
    """Remove `folder`, however deep it is; return why some of it stays, or nothing.

    Folders are moved up and emptied there: neither the stack nor a path has to hold their depth.
    """
    stuck: dict[str, str] = {}
    numbers = count()
    try:
        top = os.open(folder, FOLDER)
        while names := [name for name in names_in(top) if name not in stuck]:
            for name in names:
                try:
                    take_out(top, name, numbers)
                except FileNotFoundError:
                    continue  # another program cleans up too
                except OSError as error:
                    stuck[name] = str(error.strerror)
        os.close(top)
        if not stuck:
            folder.rmdir()
    except FileNotFoundError:
        return ""
    except OSError as error:
        stuck[folder.name] = str(error.strerror)
    return "; ".join(f"{name}: {why}" for name, why in stuck.items())


def take_out(top: int, name: str, numbers: "count[int]") -> None:
    """Remove one file, or a folder without those in it, which come up to `top`."""
    if unlinked(top, name):
        return
    os.chmod(name, 0o700, dir_fd=top)
    inner = os.open(name, FOLDER, dir_fd=top)
    try:
        for one in names_in(inner):
            if not unlinked(inner, one):
                os.chmod(one, 0o700, dir_fd=inner)
                moved = f"moved-up-{os.getpid()}-{next(numbers)}"
                os.rename(one, moved, src_dir_fd=inner, dst_dir_fd=top)
    finally:
        os.close(inner)
    os.rmdir(name, dir_fd=top)


def unlinked(folder: int, name: str) -> bool:
    """Remove a file, one that was made immutable too; return False of a folder."""
    for _ in range(2):
        try:
            os.unlink(name, dir_fd=folder)
        except OSError:
            if S_ISDIR(os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode):
                make_mutable(folder, name)
                return False
            make_mutable(folder, name)
        else:
            return True
    os.unlink(name, dir_fd=folder)
    return True


def make_mutable(folder: int, name: str) -> None:
    """Take from a file what bars even its owner from removing it; most file systems know none."""
    from fcntl import ioctl

    with suppress(OSError):
        opened = os.open(name, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW, dir_fd=folder)
        try:
            ioctl(opened, FS_IOC_SETFLAGS, (0).to_bytes(8, "little"))
        finally:
            os.close(opened)


def names_in(folder: int) -> list[str]:
    """Return the names in an open folder."""
    with os.scandir(folder) as items:
        return [item.name for item in items]


if __name__ == "__main__":
    remove(Path(sys.argv[1]))
