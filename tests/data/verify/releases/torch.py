"""Stands in for torch: it has a version and was built without CUDA."""

__version__ = "2.6.0+cpu"


class version:
    cuda = None
