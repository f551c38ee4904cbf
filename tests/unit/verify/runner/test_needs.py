"""What a machine lacks is named before anything runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from faultdex.verify.runner.bundle import Needs
from faultdex.verify.runner.gpus import Gpu
from faultdex.verify.runner.machine import Machine
from faultdex.verify.runner.needs import unmet

ROOT = Path(__file__).parents[4]
H200 = Gpu(0, "NVIDIA H200", "9.0", "580.159.04", 143_771, 0)
VERSIONS = {"torch": "2.11.0+cu130", "cuda": "13.0", "capability": "9.0", "nccl": "2.28.9"}
MACHINE = Machine("h200-x1", VERSIONS, (H200,), frozenset({"triton"}), "/nowhere")


@pytest.mark.parametrize(
    ("needs", "missing"),
    [
        (Needs(), ""),
        (Needs(gpus=1, memory=138), ""),
        (Needs(gpus=2), "2 GPUs, here are 1"),
        (Needs(gpus=1, memory=139), "139 GiB of GPU memory"),
        (Needs(capability=">=9.0,<10"), ""),
        (Needs(capability=">=10.0"), "compute capability >=10.0, here is 9.0"),
        (Needs(versions={"torch": ">=2.4", "nccl": ">=2.20"}), ""),
        (Needs(versions={"torch": ">=2.12"}), "torch >=2.12, here is 2.11.0+cu130"),
        (Needs(versions={"jax": ">=0.4"}), "jax is not there"),
        (Needs(modules=("triton", "vllm")), "module vllm"),
        (Needs(tools=("nvcc",)), "tool nvcc"),
        (Needs(tools=("bash",), rights=("mounts", "cgroup")), "tool bash, right mounts"),
        (Needs(gpus=8, tools=("ncu",)), "8 GPUs, here are 1, tool ncu"),
    ],
)
def test_what_is_missing_is_named(
    needs: Needs, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GPUs, their memory and capability, versions, modules, tools and rights."""
    monkeypatch.setattr("faultdex.verify.runner.needs.may", {"cgroup": True, "mounts": False}.get)

    assert missing == unmet(needs, MACHINE)


def test_the_runner_keeps_to_python_3_10() -> None:
    """Language and library of Python 3.10 are all that it uses."""
    tool = Path(sys.executable).with_name("mypy")
    done = subprocess.run(
        [tool, "--python-version=3.10", "--cache-dir=.cache/mypy-3.10", "-p",
         "faultdex.verify.runner"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stdout
