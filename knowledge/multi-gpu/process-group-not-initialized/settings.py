"""What a module of settings holds: a constant, and two functions."""

import os

import torch.distributed as dist


def guarded() -> int:
    """Return the rank, and 0 where there is no group."""
    return dist.get_rank() if dist.is_available() and dist.is_initialized() else 0


def launched() -> int:
    """Return the rank that the launcher gave, and 0 where there was no launcher."""
    return int(os.environ.get("RANK", "0"))


AT_IMPORT = guarded()
