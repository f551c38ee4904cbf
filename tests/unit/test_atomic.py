"""A file is replaced whole; what is no file is written to."""

import os
import stat
import threading
from pathlib import Path

from faultdex.atomic import write_whole


def test_a_file_is_replaced_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    """The old content is gone, and so is the half-written file."""
    path = tmp_path / "answer.txt"
    path.write_text("before")
    write_whole(path, b"after")

    assert path.read_bytes() == b"after"
    assert list(tmp_path.iterdir()) == [path]


def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    """A device such as /dev/full that a rename replaces is gone for every program."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write_whole(pipe, b"answer")
    reader.join(timeout=20)

    assert read == [b"answer"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)
