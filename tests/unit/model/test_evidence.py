"""Evidence is a stranger's file, and every value of it is bounded."""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from faultdex.model.evidence import Evidence

MACHINE = {"name": "h200-x1", "python": "3.12.3", "system": "Linux, x86_64"}
RUN = {
    "snippet": "reproduce.py", "sha256": "0" * 64, "expect_sha256": "0" * 64,
    "result": "reproduced", "runs": 1, "agreed": 1, "started": "2026-11-20T12:00:00Z",
    "seconds": 1.5,
}  # fmt: skip
MARKUP = (
    '<meta http-equiv="refresh" content="0;url=https://example.org">', "<b>", "[a](b)", "`a`",
    "![a]", "{{ 7 * 7 }}", "{: onclick=x }", "&lt;", "*a*", "a|b", "# a\n", "\\", "https://a.example",
    "x" * 121, "\u202e",
)  # fmt: skip
FACTS = (
    "gpu", "capability", "driver", "cuda", "nvcc", "nccl", "cudnn", "torch", "triton", "jax",
    "gcc", "python", "system",
)  # fmt: skip


def evidence(machine: dict[str, Any], run: dict[str, Any]) -> Evidence:
    """Return evidence of one run with these changes."""
    return Evidence.model_validate_json(
        json.dumps(
            {"schema": 1, "entry": "an-entry", "machine": MACHINE | machine, "runs": [RUN | run]}
        )
    )


@pytest.mark.parametrize("field", FACTS)
@pytest.mark.parametrize("value", MARKUP)
def test_no_fact_of_a_machine_holds_markup(field: str, value: str) -> None:
    """Pages print these facts."""
    with pytest.raises(ValidationError):
        evidence({field: value}, {})


@pytest.mark.parametrize(
    "value",
    ["NVIDIA H100 80GB HBM3", "Quadro T1000 with Max-Q Design", "2.13.0+cu130", "Pop!OS 22.04 LTS",
     "Debian GNU/Linux 12 (bookworm), x86_64", "2.7.0a0+git_1234", ""],
)  # fmt: skip
def test_what_machines_are_called_is_a_fact(value: str) -> None:
    """Names and versions as drivers, torch and distributions write them."""
    assert evidence({"gpu": value}, {}).machine.gpu == value


@pytest.mark.parametrize(
    "run",
    [
        {"exit": 256}, {"exit": -1}, {"signal": "SIG<b>"}, {"started": "2026-02-31T25:61:61Z"},
        {"ranks": {"<b>": "x"}}, {"stdout": "x" * 40_000}, {"reason": "x" * 700},
        {"measured": {"slow": [1.0], "fast": [1.0], "unit": "<b>", "ratio": 1.0, "low": 1.0,
                      "high": 1.0}},
    ],
)  # fmt: skip
def test_no_value_of_a_run_leaves_its_bounds(run: dict[str, Any]) -> None:
    """Statuses, signals, moments, ranks, units and texts."""
    with pytest.raises(ValidationError):
        evidence({}, run)
