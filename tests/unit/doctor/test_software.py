"""The toolkit, torch's build, and extensions for another torch or CUDA."""

from collections.abc import Callable
from typing import TypeAlias

from faultdex.doctor import Machine, Ran
from faultdex.doctor.software import Packages, look_at_extensions, look_at_toolkit, look_at_torch

Fake: TypeAlias = Callable[..., Machine]


TORCH: dict[str, str | None] = {"version": "2.8.0+cu128", "torch": None, "cuda": "12.8"}


def test_a_home_without_a_compiler_is_named(fake: Fake) -> None:
    """CUDA_HOME wins over the PATH, so it must hold nvcc."""
    machine = fake(environment={"CUDA_HOME": "/opt/cuda"})

    assert look_at_toolkit(machine).entry == "nvcc-not-found"


def test_nvcc_is_named_by_its_release(fake: Fake) -> None:
    """Without CUDA_HOME the one on the PATH is asked."""
    machine = fake(prints={"nvcc": Ran(0, "Cuda compilation tools, release 13.0, V13")})

    assert look_at_toolkit(machine).says == "nvcc 13.0"


def test_a_torch_for_a_newer_cuda_than_the_driver_is_named() -> None:
    """Only the major number counts."""
    found = [look_at_torch({"torch": TORCH}, served).entry for served in ("11.8", "12.2", "13.0")]

    assert found == ["driver-too-old", None, None]


def test_a_cpu_build_is_wrong_only_beside_a_driver() -> None:
    """On a machine without a GPU it is the right build."""
    packages = {"torch": {**TORCH, "cuda": None}}
    found = [look_at_torch(packages, served).entry for served in ("12.8", None)]

    assert found == ["torch-not-compiled-with-cuda", None]


def test_packages_of_another_torch_or_cuda_are_named() -> None:
    """A wish for an exact torch, and the library that the files ask for, are compared."""
    packages: Packages = {
        "torch": TORCH,
        "torchvision": {"version": "0.22.0", "torch": "2.7.0", "cuda": None},
        "xformers": {"version": "0.0.30", "torch": "2.7.0", "cuda": "12"},
        "flash-attn": {"version": "2.8.3", "torch": None, "cuda": "11"},
        "triton": {"version": "3.4.0", "torch": None, "cuda": None},
    }

    assert [line.entry for line in look_at_extensions(packages)] == [
        "torch-torchvision-version-mismatch",
        "xformers-built-for-another-torch",
        "shared-library-cudart-not-found",
        None,
    ]
