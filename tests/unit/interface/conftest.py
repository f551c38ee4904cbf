"""Run Python programs on the small knowledge, as their users do."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

ERROR = "launch failed: the grid is 9 blocks wide"
Python: TypeAlias = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def python(base: Path, cache: Path, tmp_path: Path) -> Python:
    """Return a function that runs Python with some words in a new folder."""

    def run(
        *words: str | Path, text: str = "", **variables: str
    ) -> subprocess.CompletedProcess[str]:
        given = {"FAULTDEX_KNOWLEDGE": str(base), "XDG_CACHE_HOME": str(cache)}
        return subprocess.run(
            [sys.executable, *words],
            cwd=tmp_path,
            env={**os.environ, **given, **variables},
            input=text,
            capture_output=True,
            text=True,
            check=False,
        )

    return run


@pytest.fixture
def small(base: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have this process explain with the small knowledge."""
    monkeypatch.setenv("FAULTDEX_KNOWLEDGE", str(base))
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
