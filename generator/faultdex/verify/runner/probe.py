"""Print as JSON what is installed for this interpreter; a program of its own.

Its arguments are the names of modules to look for. It imports nothing of ours.
"""

import importlib
import importlib.metadata
import importlib.util
import json
import platform
import sys
from types import ModuleType

PACKAGES = {
    "jax": "jax", "ninja": "ninja", "pip": "pip", "torchvision": "torchvision",
    "triton": "triton", "vllm": "vllm",
}  # fmt: skip


def torch_facts() -> dict[str, str]:
    """Return the versions that torch tells of itself and of what it carries."""
    try:
        torch = importlib.import_module("torch")
    except ImportError:
        return {}
    facts = {"torch": str(torch.__version__), "cuda": str(torch.version.cuda or "")}
    return {**facts, **library_facts(torch)}


def library_facts(torch: ModuleType) -> dict[str, str]:
    """Return the versions of NCCL and cuDNN as 2.28.9 and 9.15.1, where torch carries them."""
    if not torch.version.cuda:
        return {}
    nccl = ".".join(str(part) for part in torch.cuda.nccl.version())
    number = torch.backends.cudnn.version() or 0
    cudnn = f"{number // 10000}.{number // 100 % 100}.{number % 100}" if number else ""
    return {"nccl": nccl, "cudnn": cudnn}


def package_facts() -> dict[str, str]:
    """Return the versions of installed distributions that a snippet may ask for."""
    known = {}
    for component, name in PACKAGES.items():
        try:
            known[component] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return known


def has_module(name: str) -> bool:
    """Return whether the module `name` can be found."""
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def main() -> None:
    """Print versions and modules."""
    versions = {**package_facts(), **torch_facts(), "python": platform.python_version()}
    modules = [name for name in sys.argv[1:] if has_module(name)]
    sys.stdout.write(json.dumps({"versions": versions, "modules": modules}) + "\n")


if __name__ == "__main__":
    main()
