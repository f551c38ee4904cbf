"""Many files are read by several processes, in their order."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from faultdex.logs import pool

PROGRAM = """
import os, sys, threading
from faultdex.logs import pool
pool.LEAST, pool.processors = 1, lambda: 2
ended = threading.Event()
if sys.argv[1] == "threaded":
    threading.Thread(target=ended.wait).start()
print(os.getpid() in set(pool.each(lambda _: os.getpid(), sys.argv[2:])))
ended.set()
"""


@pytest.fixture
def names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of files that are worth several processes."""
    monkeypatch.setattr(pool, "LEAST", 1)
    monkeypatch.setattr(pool, "_is_threaded", lambda: False)
    monkeypatch.setattr(pool, "processors", lambda: 3)
    for place in range(60):
        (tmp_path / str(place)).write_text(str(place))
    return [str(tmp_path / str(place)) for place in range(60)]


def test_results_keep_the_order_of_names(names: list[str]) -> None:
    """They come from other processes."""
    parent = os.getpid()
    found = list(pool.each(lambda name: (Path(name).read_text(), os.getpid()), names))

    assert [text for text, _ in found] == [str(place) for place in range(60)]
    assert parent not in {pid for _, pid in found}


def test_what_a_killed_process_left_is_done_here(names: list[str]) -> None:
    """A node that runs out of memory loses no log."""
    parent = os.getpid()

    def work(name: str) -> str:
        if name.endswith("/30") and os.getpid() != parent:
            os.kill(os.getpid(), signal.SIGKILL)
        return Path(name).read_text()

    assert list(pool.each(work, names)) == [str(place) for place in range(60)]


def test_few_bytes_and_pipes_are_read_here(tmp_path: Path) -> None:
    """Processes take time to start, and a pipe belongs to this one."""
    (tmp_path / "a").write_text("x")
    os.mkfifo(tmp_path / "pipe")
    names = [str(tmp_path / "a"), str(tmp_path / "pipe")]

    assert list(pool.each(lambda _: os.getpid(), names)) == [os.getpid()] * 2


@pytest.mark.parametrize(("state", "here"), [("plain", "False"), ("threaded", "True")])
def test_a_process_with_threads_reads_by_itself(names: list[str], state: str, here: str) -> None:
    """A fork keeps what they had locked, without them."""
    words = [sys.executable, "-c", PROGRAM, state, *names]
    done = subprocess.run(words, capture_output=True, text=True, check=True)

    assert done.stdout == f"{here}\n"
