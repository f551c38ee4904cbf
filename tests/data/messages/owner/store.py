"""A module with messages."""


def join(rank, size, log, torch):
    """Raise in every way."""
    msg = f"rank {rank} is not below the world size {size}"
    if rank >= size:
        raise ValueError(msg)
    assert size, "the world size must not be zero"
    log.warning("rank %d waits for %s", rank, size)
    log.info("rank %d has joined the group", rank)
    torch._check(size > 0, lambda: f"expected a size above 0, got {size}")
    raise RuntimeError("the store was closed " + "while rank {} waited".format(rank))
