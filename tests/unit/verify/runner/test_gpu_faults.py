"""On a real GPU: poisoned contexts, held memory and endless kernels leave nothing behind."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from faultdex.verify import pack
from faultdex.verify.runner import gpus

BUNDLE = Path(__file__).parents[4] / ".cache" / "gpu-faults.pyz"
ASSERTED = "CUDA error: device-side assert triggered"
TIMES = 20


@pytest.fixture
def jobs(job: Callable[..., dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the planted faults; the last one is a good snippet among them."""
    gpu = {"gpus": 1, "memory": 6}
    lonely = {**gpu, "exclusive": True}
    return [
        job("poisons_its_context.py", needs=gpu, exit=1, prints=[ASSERTED], limit=60),
        job("holds_gpu_memory.py", needs=lonely, prints=["the child holds 4 GiB"], limit=60),
        job("never_ends_on_a_gpu.py", needs=gpu, hangs="the kernel runs", limit=20),
        job("uses_a_gpu.py", needs=gpu, output_text="2.0\n", limit=60),
    ]


def test_gpu_faults_leave_nothing_behind(
    jobs: list[dict[str, Any]], tmp_path: Path, carry_out: Callable[..., Any]
) -> None:
    """Twenty of twenty runs of each come out as declared, and the memory comes back each time."""
    if not gpus.visible():
        BUNDLE.parent.mkdir(exist_ok=True)
        BUNDLE.write_bytes(pack({"schema": 1, "jobs": jobs}))
        pytest.skip(f"no GPU here; carry .cache/{BUNDLE.name} to one: --repeat {TIMES}")
    done = carry_out(tmp_path, jobs, "--repeat", str(TIMES))
    runs = [run for one in done.told["evidence"] for run in one["runs"]]

    assert [(run["result"], run["agreed"]) for run in runs] == [("reproduced", TIMES)] * 4
