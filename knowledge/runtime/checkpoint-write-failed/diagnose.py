"""Print why a checkpoint cannot be written: python diagnose.py FOLDER [MIB]."""

import errno
import os
import shutil
import sys
import tempfile

folder = sys.argv[1] if len(sys.argv) > 1 else "checkpoints/run-1"
size = float(sys.argv[2]) if len(sys.argv) > 2 else 16.0


def verdict(code: int | None) -> str:
    """Return the cause for the error number of the trial, or None for success."""
    if code is None:
        return "the write works now: it failed for a moment, in another folder, or the file is open"
    if code in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return "no room: the disk, the quota or a limit on file size is full"
    return "this process may not write here: permissions or a read-only file system"


def trial() -> int | None:
    """Write and sync `size` MiB to a temporary file in the folder; return the error number."""
    try:
        with tempfile.NamedTemporaryFile(dir=folder) as file:
            for _ in range(max(1, round(size))):
                file.write(os.urandom(1 << 20))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        print(f"writing {size:g} MiB: {error.strerror}")
        return error.errno
    print(f"writing {size:g} MiB: works")
    return None


if os.path.isdir(folder):
    print(f"free: {shutil.disk_usage(folder).free >> 20} MiB, {os.statvfs(folder).f_favail} files")
    print("verdict:", verdict(trial()))
else:
    print("verdict: the folder does not exist, seen from", os.getcwd())
