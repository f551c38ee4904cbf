"""What a snippet may take of the disk and the memory, and when it is told to stop."""

import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from faultdex.verify.runner import keeper

Make = Callable[..., dict[str, Any]]
Run = Callable[..., Any]
GIB = 1 << 30


@pytest.mark.parametrize(
    ("apart", "expected"),
    [("no", ["file 8589934592", "core 0 0"]), ("yes", ["tmp 4294967296"])],
)
def test_files_have_a_largest_size(
    tmp_path: Path, job: Make, carry_out: Run, apart: str, expected: list[str]
) -> None:
    """A file has 8 GiB at most, a core none, and a /tmp of its own 4 GiB."""
    if apart == "yes" and os.geteuid():
        pytest.skip("namespaces need root here")
    done = carry_out(tmp_path, [job("says_its_caps.py")], "--namespaces", apart)

    lines = done.run("says_its_caps.py")["stdout"].splitlines()

    assert [line for line in lines if line in expected] == expected


@pytest.mark.parametrize(
    ("free", "disk", "available", "short"),
    [
        (512 << 20, 100 * GIB, 4, ""),
        ((512 << 20) - 4096, 100 * GIB, 4, "disk"),
        (25 << 20, 100 << 20, 4, ""),
        ((25 << 20) - 4096, 100 << 20, 4, "disk"),
        (50 * GIB, 100 * GIB, 3, "memory"),
    ],
)
def test_too_little_is_left(
    monkeypatch: pytest.MonkeyPatch, free: int, disk: int, available: int, short: str
) -> None:
    """Half a GiB of the disk, or a quarter of a small one, and a part in 32 of the memory stay."""
    room = SimpleNamespace(f_bavail=free // 4096, f_frsize=4096, f_blocks=disk // 4096)
    told = f"MemTotal: 128 kB\nMemAvailable: {available} kB\n".encode()
    monkeypatch.setattr(os, "statvfs", lambda _: room)
    monkeypatch.setattr(keeper, "told_by_kernel", lambda *_: told)

    assert keeper.used_up(cast("keeper.Spec", SimpleNamespace(folder="/"))) == short
