"""List the versions of torch and of what it carries, without importing any; prints JSON."""

import json
import platform
import re
import sys
from importlib import metadata
from pathlib import Path

NAMES = {
    "triton": ("triton", "pytorch-triton"),
    "nccl": ("nvidia-nccl-cu13", "nvidia-nccl-cu12", "nvidia-nccl-cu11"),
    "cudnn": ("nvidia-cudnn-cu13", "nvidia-cudnn-cu12", "nvidia-cudnn-cu11"),
    "jax": ("jax",),
    "vllm": ("vllm",),
}


def versions() -> dict[str, str | None]:
    """Return the version of each component, None where it is not installed."""
    torch = _distribution("torch")
    return {
        "torch": torch.version.partition("+")[0] if torch else None,
        "cuda": _cuda(torch) if torch else None,
        **{name: _first(every) for name, every in NAMES.items()},
        "python": platform.python_version(),
    }


def _first(names: tuple[str, ...]) -> str | None:
    found = (_distribution(name) for name in names)
    return next((one.version for one in found if one), None)


def _distribution(name: str) -> metadata.Distribution | None:
    try:
        return metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return None


def _cuda(torch: metadata.Distribution) -> str | None:
    file = Path(str(torch.locate_file("torch/version.py")))
    text = file.read_text("utf-8") if file.is_file() else ""
    named = re.search(r"^cuda[^=]*= *'([\d.]+)'", text, re.MULTILINE)
    return named and named[1]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(versions()))
