"""Give tests the real command, run as a user runs it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

COMMAND = Path(sys.executable).with_name("faultdex")
KNOWLEDGE = Path(__file__).parents[3] / "knowledge"

Faultdex: TypeAlias = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def knowledge() -> Path:
    """Return the repository's knowledge folder."""
    return KNOWLEDGE


@pytest.fixture
def faultdex(tmp_path: Path) -> Faultdex:
    """Return a function that runs the command on the repository's knowledge, in a new folder."""

    def run(
        *words: str | Path, text: str | bytes = "", **variables: str
    ) -> subprocess.CompletedProcess[str]:
        given = {"FAULTDEX_KNOWLEDGE": str(KNOWLEDGE), "XDG_CACHE_HOME": str(tmp_path / "cache")}
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
