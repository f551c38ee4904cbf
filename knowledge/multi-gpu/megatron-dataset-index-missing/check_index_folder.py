"""Is this folder on a shared disk? On every node: srun python check_index_folder.py FOLDER."""

import sys
from pathlib import Path

SHARED = {"nfs", "nfs4", "lustre", "gpfs", "beegfs", "ceph", "fuse.s3fs", "9p", "virtiofs", "cifs"}
EXAMPLE = """\
/dev/nvme0n1p1 / ext4 rw 0 0
server:/data /data nfs4 rw 0 0
overlay /workspace overlay rw 0 0
"""


def mount(folder: Path, table: str) -> tuple[str, str]:
    """Return where the folder is mounted, and with which file system."""
    best = ("/", "unknown")
    for line in table.splitlines():
        where, kind = line.split()[1:3]
        inside = where == "/" or folder == Path(where) or Path(where) in folder.parents
        if inside and len(where) >= len(best[0]):
            best = (where, kind)
    return best


def verdict(folder: Path, table: str) -> str:
    """Return the file system, the number of index files, and what they mean."""
    where, kind = mount(folder, table)
    files = [path.name for path in folder.glob("*.npy")] if folder.is_dir() else []
    state = "shared" if kind in SHARED or kind.startswith("fuse") else "not-shared"
    return f"{folder}: {kind} at {where}, {len(files)} index files ({state})"


if len(sys.argv) > 1:
    print(verdict(Path(sys.argv[1]).resolve(), Path("/proc/mounts").read_text()))
else:
    for name in ("/data/corpus/cache", "/workspace/corpus/cache", "/home/user/cache"):
        print(verdict(Path(name), EXAMPLE))
