"""Read from the installed libraries which names of variables they hold."""

import mmap
import pathlib
import re

import torch

ROOT = pathlib.Path(torch.__file__).parent


def libraries():
    """Return NCCL's library and torch's, which read variables of these families."""
    yield from ROOT.parent.glob("nvidia/**/libnccl.so*")
    for name in ("libtorch_cuda.so", "libtorch_python.so", "libtorch_cpu.so"):
        yield from ROOT.glob(f"lib/{name}")


def known():
    """Return each name with the libraries that hold it, be it as the end of a longer string."""
    found = {}
    for library in libraries():
        with library.open() as file:
            view = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            for whole in re.findall(rb"(?<![A-Z0-9_])((?:TORCH_)?NCCL_[A-Z0-9_]{2,60})\0", view):
                for name in (whole, whole.removeprefix(b"TORCH_")):
                    found.setdefault(name.decode(), set()).add(library.name.split(".")[0])
    return found
