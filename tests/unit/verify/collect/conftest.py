"""Compile the planted library once, as NCCL's and torch's are compiled."""

import platform
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from faultdex.verify.collect import elf

SOURCE = Path(__file__).parents[3] / "data" / "verify" / "collect" / "speaker.c"


@pytest.fixture(scope="session")
def speaker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[elf.Library]:
    """Give the opened library; skips where it cannot be compiled to the code that is read."""
    compiler = shutil.which("gcc")
    if not compiler or platform.machine() != "x86_64":
        pytest.skip("needs gcc on x86-64")
    path = tmp_path_factory.mktemp("speaker") / "libspeaker.so"
    options = ["-O2", "-shared", "-fPIC", "-Wl,-O2", "-Wl,--build-id"]
    subprocess.run([compiler, *options, SOURCE, "-o", path], check=True)
    with elf.opened(path) as own:
        assert own
        yield own
