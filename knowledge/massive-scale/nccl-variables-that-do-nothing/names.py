"""Read from the installed libraries which names of variables they hold."""

import mmap
import pathlib
import re

import torch

ROOT = pathlib.Path(torch.__file__).parent
NAME = re.compile(rb"(?:TORCH_)?NCCL_[A-Z0-9_]{2,60}\0")
WORD = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")


def libraries():
    """Return NCCL's library and torch's, which read variables of these families."""
    yield from ROOT.parent.glob("nvidia/**/libnccl.so*")
    for name in ("libtorch_cuda.so", "libtorch_python.so", "libtorch_cpu.so"):
        yield from ROOT.glob(f"lib/{name}")


def names_in(view):
    """Yield each name that ends a string; find() is far faster than an expression on gigabytes."""
    place = view.find(b"NCCL_")
    while place >= 0:
        start = place - 6 if view[place - 6 : place] == b"TORCH_" else place
        found = NAME.match(view, start)
        if found and view[start - 1] not in WORD:
            yield found[0][:-1]
        place = view.find(b"NCCL_", place + 5)


def known():
    """Return each name with the libraries that hold it, be it as the end of a longer string."""
    found = {}
    for library in libraries():
        with library.open() as file:
            view = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            for whole in names_in(view):
                for name in (whole, whole.removeprefix(b"TORCH_")):
                    found.setdefault(name.decode(), set()).add(library.name.split(".")[0])
    return found
