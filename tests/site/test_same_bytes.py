"""Builds of one commit."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path


def build(folder: Path, **environment: str) -> dict[str, bytes]:
    """Build the tree in `folder`; return the site's files by path."""
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", "out"]
    settled = os.environ | {"SOURCE_DATE_EPOCH": "1795132800"} | environment
    done = subprocess.run(
        command, cwd=folder, env=settled, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return files(folder / "out")


def files(site: Path) -> dict[str, bytes]:
    """Return the files of a site by path."""
    return {
        str(path.relative_to(site)): path.read_bytes() for path in site.rglob("*") if path.is_file()
    }


def test_two_builds_are_equal(small_tree: Callable[[Path], Path], tmp_path: Path) -> None:
    """Folder, time zone, hash seed and what former builds left are not seen in the site.

    The zip of the whole site is compared with that of another build, too.
    """
    here, there = (small_tree(tmp_path / name) for name in ("here", "there"))
    build(here)
    one = build(here)
    other = build(there, TZ="Pacific/Auckland", PYTHONHASHSEED="4242")

    assert sorted(one) == sorted(other)
    assert [path for path, content in one.items() if content != other[path]] == []


def test_no_path_of_this_machine_is_published(site: Path, repository: Path) -> None:
    """The site does not say where it was built."""
    paths = (str(repository), sys.prefix, str(site))
    texts = {
        path.name: path.read_text("utf-8")
        for path in site.rglob("*")
        if path.suffix in {".html", ".json", ".xml", ".md"}
    }

    assert [name for name, text in texts.items() if any(path in text for path in paths)] == []
