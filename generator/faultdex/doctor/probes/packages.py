"""List the installed packages that run on GPUs, and what they were built for; prints JSON.

Nothing is imported: versions come from metadata, torch's CUDA from its version file, and the
CUDA of an extension from the names of the libraries that its files ask for.
"""

import json
import re
import sys
from importlib import metadata
from pathlib import Path

NAMES = (
    *("torch", "torchvision", "torchaudio", "triton", "xformers", "flash-attn", "apex"),
    *("flashinfer-python", "bitsandbytes", "deepspeed", "vllm", "sglang", "mamba-ssm"),
    *("causal-conv1d", "auto-gptq", "torch-scatter", "torch-sparse"),
)
LARGEST = 400_000_000  # bytes of one file that are worth reading


def package(name: str) -> dict[str, object] | None:
    """Return a package's version, its wish for torch, and the CUDA its files ask for."""
    try:
        found = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return None
    wishes = [wish for wish in found.requires or () if re.match(r"torch\s*\(?==", wish)]
    return {
        "version": found.version,
        "torch": next((re.sub(r"[^\d.]*==\s*([\d.]+).*", r"\1", wish) for wish in wishes), None),
        "cuda": _torch_cuda(found) if name == "torch" else _asked_for(found),
    }


def _torch_cuda(found: metadata.Distribution) -> str | None:
    file = Path(str(found.locate_file("torch/version.py")))
    text = file.read_text("utf-8") if file.is_file() else ""
    named = re.search(r"^cuda[^=]*= *'([\d.]+)'", text, re.MULTILINE)
    return named and named[1]


def _asked_for(found: metadata.Distribution) -> str | None:
    for file in found.files or ():
        path = Path(str(found.locate_file(file)))
        if path.suffix == ".so" and path.is_file() and path.stat().st_size < LARGEST:
            named = re.search(rb"libcudart\.so\.(\d+)", path.read_bytes())
            if named:
                return named[1].decode()
    return None


def everything() -> dict[str, object]:
    """Return each installed package by its name."""
    return {name: found for name in NAMES if (found := package(name))}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(everything()))
