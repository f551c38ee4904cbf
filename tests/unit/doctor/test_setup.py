"""What a machine has, in words."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from faultdex.doctor import Here, Machine, Ran
from faultdex.doctor.asking import ask
from faultdex.doctor.setup import detect

Fake: TypeAlias = Callable[..., Machine]
DRIVER = {"/proc/driver/nvidia/version": "NVRM version: Kernel Module  550.54.15  Release\n"}
VERSIONS = Ran(0, json.dumps({"torch": "2.6.0", "cuda": "12.4", "nccl": None}))


def test_a_machine_says_what_it_has(fake: Fake) -> None:
    """Torch and its CUDA from metadata, the driver from the kernel, the GPU from nvidia-smi."""
    prints = {
        "probes/versions.py": VERSIONS,
        "nvidia-smi": Ran(0, "550.54.15, NVIDIA A100-SXM4-80GB, 8.0\n" * 8),
    }

    assert detect(fake(DRIVER, prints=prints)) == (
        "torch 2.6.0, cuda 12.4, driver 550.54.15, NVIDIA A100-SXM4-80GB, sm 8.0"
    )


def test_an_old_driver_that_knows_no_capability_names_the_gpu(fake: Fake) -> None:
    """The question is asked again without it; where no module is seen, nvidia-smi names it."""
    prints = {
        "compute_cap": Ran(2, "Field compute_cap is not a valid field to query"),
        "nvidia-smi": Ran(0, "450.80.02, Tesla V100-SXM2-16GB\n"),
    }

    assert detect(fake(prints=prints)) == "driver 450.80.02, Tesla V100-SXM2-16GB"


def test_a_machine_without_anything_says_nothing(fake: Fake) -> None:
    """No file, no program, no answer."""
    assert detect(fake()) == ""


def test_the_probe_reads_this_python() -> None:
    """Versions come from metadata, and torch is not imported."""
    probe = Path(__file__).parents[3] / "generator/faultdex/doctor/probes/versions.py"
    versions = ask(Here(), sys.executable, "versions") or {}

    assert versions["python"] == ".".join(map(str, sys.version_info[:3]))
    assert "import torch" not in probe.read_text("utf-8")
