"""A dataset that opens all of its files and closes none, with 256 open files allowed."""

import resource
import tempfile
from pathlib import Path

hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))


class Images:
    """Hold an open file for each sample, as Image.open and h5py.File do."""

    def __init__(self, folder: Path) -> None:
        self.files = [path.open("rb") for path in sorted(folder.iterdir())]


with tempfile.TemporaryDirectory() as name:
    for index in range(300):
        (Path(name) / f"{index:04d}.png").write_bytes(b"pixels")
    Images(Path(name))
