"""Lay trees over the small valid knowledge, read what comes of it, and run the real command."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TypeAlias

import pytest

from faultdex.model.problem import Problem
from faultdex.pack.build import fill
from faultdex.pack.read import Pack, read_pack
from faultdex.pipeline import read

TESTS = Path(__file__).parents[1]
TODAY = date(2026, 12, 20)
COMMAND = Path(sys.executable).with_name("faultdex")
BASE = TESTS / "data" / "base" / "knowledge"

Faultdex: TypeAlias = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def lay(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that copies the valid knowledge and lays trees over it.

    A tree's file REMOVED names the files that it takes away.
    """
    root = tmp_path / "knowledge"
    shutil.copytree(TESTS / "data" / "base" / "knowledge", root)

    def over(*trees: Path) -> Path:
        for tree in trees:
            shutil.copytree(tree, root, symlinks=True, dirs_exist_ok=True)
            removed = root / "REMOVED"
            if removed.exists():
                for path in removed.read_text("utf-8").split():
                    (root / path).unlink()
                removed.unlink()
        return root

    return over


@pytest.fixture
def problems() -> Callable[[Path], tuple[Problem, ...]]:
    """Return a function that reads a knowledge folder on a fixed day."""
    return lambda root: read(root, TODAY).problems


@pytest.fixture
def base() -> Path:
    """Return a small knowledge folder without problems; nobody writes to it."""
    return BASE


@pytest.fixture
def knowledge(tmp_path: Path) -> Path:
    """Return a copy of the small knowledge folder, to be changed."""
    return shutil.copytree(BASE, tmp_path / "knowledge")


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which compiled knowledge is kept from test to test."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="session")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    """Return the compiled small knowledge."""
    folder = tmp_path_factory.mktemp("pack") / "small"
    fill(folder, BASE)
    return read_pack(folder)


@pytest.fixture
def faultdex(tmp_path: Path, cache: Path) -> Faultdex:
    """Return a function that runs the command in a new folder, on the small knowledge."""

    def run(
        *words: str | Path, text: str | bytes = "", **variables: str
    ) -> subprocess.CompletedProcess[str]:
        given = {
            "FAULTDEX_KNOWLEDGE": str(BASE),
            "XDG_CACHE_HOME": str(cache),
            "XDG_CONFIG_HOME": str(tmp_path / "config"),
        }
        done = subprocess.run(
            [COMMAND, *words],
            cwd=tmp_path,
            env={**os.environ, **given, **variables},
            input=text.encode() if isinstance(text, str) else text,
            capture_output=True,
            check=False,
        )
        streams = (done.stdout.decode(), done.stderr.decode())
        return subprocess.CompletedProcess(done.args, done.returncode, *streams)

    return run
