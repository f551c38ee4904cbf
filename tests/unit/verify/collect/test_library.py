"""Where the libraries of an interpreter are looked for."""

import sys
from pathlib import Path

import pytest

from faultdex.verify.collect import library


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of packages, and a home of CUDA beside it, that hold some libraries."""
    places = ("nvidia/nccl/lib", "nvidia/cudnn/lib", "torch/lib", "home/lib64")
    for place in places:
        (tmp_path / place).mkdir(parents=True)
        (tmp_path / place / "libboth.so.1").touch()
    (tmp_path / "nvidia/nccl/lib/libnccl.so.2").touch()
    (tmp_path / "torch/lib/libtorch_cpu.so").touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "home"))
    return tmp_path


def test_packages_come_before_the_toolkit(packages: Path) -> None:
    """What pip has installed is what torch loads."""
    near = [one.relative_to(packages) for one in library.folders() if packages in one.parents]

    assert list(map(str, near)) == [
        "nvidia/cudnn/lib",
        "nvidia/nccl/lib",
        "torch/lib",
        "home/lib64",
    ]


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("libnccl.so", "nvidia/nccl/lib/libnccl.so.2"),
        ("libtorch_cpu.so", "torch/lib/libtorch_cpu.so"),
        ("libboth.so", "nvidia/cudnn/lib/libboth.so.1"),
    ],
)
def test_a_library_is_found_with_a_version_or_without(
    packages: Path, name: str, place: str
) -> None:
    """In the first folder that has it."""
    assert library.find(name) == packages / place


def test_what_nobody_has_installed_is_not_found(packages: Path) -> None:
    """Nothing is made up."""
    assert packages.is_dir()
    assert library.find("libnobody-has-it.so") is None
