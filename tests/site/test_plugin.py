"""What the plugin does when the knowledge changes, and when it is wrong."""

import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

NAME = "cuda-home-not-set"
ENTRY = f"runtime/{NAME}"
PATIENCE = 120


@pytest.fixture
def copy(small_tree: Callable[[Path], Path], tmp_path: Path) -> Path:
    """Return what a build needs, to be changed at will."""
    return small_tree(tmp_path)


def mkdocs(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run MkDocs in `folder`."""
    command = [sys.executable, "-m", "mkdocs", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_problem_stops_the_build(copy: Path) -> None:
    """No page is built of knowledge that breaks a rule, and the rule is named with its place."""
    facts = copy / "knowledge" / ENTRY / "entry.yaml"
    facts.write_text(facts.read_text("utf-8").replace("topic: ", "topik: "), "utf-8")
    done = mkdocs(copy, "build", "--strict", "--site-dir", "out")

    assert done.returncode == 1
    assert re.search(rf"{ENTRY}/entry\.yaml:\d+:\d+: FD\d\d\d ", done.stderr)
    assert "Traceback" not in done.stderr
    assert not (copy / "out" / "cuda-home-not-set").exists()


def test_a_guide_that_names_an_unknown_figure_stops_the_build(copy: Path) -> None:
    """A hand-written page never shows a hole where a number was meant."""
    page = copy / "docs" / "levels.md"
    page.write_text(page.read_text("utf-8") + "\n{{ faultdex.nonsense }}\n", "utf-8")
    done = mkdocs(copy, "build", "--strict", "--site-dir", "out")

    assert done.returncode != 0
    assert "has no attribute 'nonsense'" in done.stdout + done.stderr


@pytest.fixture
def served(copy: Path) -> Iterator[str]:
    """Serve the copy; return its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    command = [sys.executable, "-m", "mkdocs", "serve", "--dev-addr", address]
    with (copy / "log").open("w") as log:
        server = subprocess.Popen(command, cwd=copy, stdout=log, stderr=log, start_new_session=True)
        yield address
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()


def fetched(address: str, path: str) -> str:
    """Return the page at `path`, or nothing while it cannot be had."""
    connection = http.client.HTTPConnection(address, timeout=30)
    try:
        connection.request("GET", path)
        return connection.getresponse().read().decode()
    except (OSError, http.client.HTTPException):
        return ""
    finally:
        connection.close()


def eventually(holds: Callable[[], bool]) -> bool:
    """Return whether `holds` comes true before patience ends."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.3)
    return False


def test_a_change_of_the_knowledge_shows_at_once(served: str, copy: Path) -> None:
    """Whoever writes an entry sees it in the browser as it is saved."""
    guide = copy / "knowledge" / ENTRY / "guide.md"
    page = f"/{NAME}/"
    assert eventually(lambda: "asks for more blocks" in fetched(served, page))

    guide.write_text(guide.read_text("utf-8").replace("asks for", "wants"), "utf-8")

    assert eventually(lambda: "wants more blocks" in fetched(served, page))
