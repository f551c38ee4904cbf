"""Give tests the real command, run as a user runs it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

COMMAND = Path(sys.executable).with_name("faultdex")
BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"

Faultdex: TypeAlias = Callable[..., subprocess.CompletedProcess[str]]


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


@pytest.fixture
def faultdex(tmp_path: Path, cache: Path) -> Faultdex:
    """Return a function that runs the command in a new folder, on the small knowledge."""

    def run(
        *words: str | Path, text: str | bytes = "", **variables: str
    ) -> subprocess.CompletedProcess[str]:
        given = {"FAULTDEX_KNOWLEDGE": str(BASE), "XDG_CACHE_HOME": str(cache)}
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
