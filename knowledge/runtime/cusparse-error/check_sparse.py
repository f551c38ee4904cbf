"""Say what cuSPARSE may reject in a product of two sparse tensors; it runs on the CPU.

    from check_sparse import look
    look(a, b)                    # before the line that fails, a @ b
"""

import torch

MOST = 2**30


def look(a: torch.Tensor, b: torch.Tensor) -> str:
    """Print types, sizes and the number of products, and return the verdict."""
    left, right = (part(one) for one in (a, b))
    for name, one in (("a", left), ("b", right)):
        kind = str(one.dtype).removeprefix("torch.")
        print(f"{name}: {tuple(one.shape)}, {kind}, {one._nnz():,} values")
    result = verdict(left, right)
    print("verdict:", result)
    return result


def part(one: torch.Tensor) -> torch.Tensor:
    """Return a tensor as sparse COO on the CPU."""
    one = one.detach().cpu()
    return (one.to_sparse() if one.layout != torch.sparse_coo else one).coalesce()


def verdict(a: torch.Tensor, b: torch.Tensor) -> str:
    """Return the first thing that is wrong."""
    if a.shape[1] != b.shape[0]:
        return f"shapes; {a.shape[1]} columns and {b.shape[0]} rows"
    for name, one in (("a", a), ("b", b)):
        if one._nnz() and (one.indices().amin() < 0 or (one.indices().amax(1) >= sizes(one)).any()):
            return f"bad-index; an index of {name} is outside of its shape"
    if a.dtype != b.dtype or a.dtype in (torch.float16, torch.bfloat16):
        return "dtype; use float32 for both"
    inner = a.shape[1]
    per_column = torch.bincount(a.indices()[1], minlength=inner)
    per_row = torch.bincount(b.indices()[0], minlength=inner)
    products = int((per_column * per_row).sum())
    print(f"products: {products:,}")
    if products > MOST:
        return "too-many-products; multiply in blocks of rows, or with a dense b"
    return "nothing found; check the free memory and the versions"


def sizes(one: torch.Tensor) -> torch.Tensor:
    """Return the shape as a tensor."""
    return torch.tensor(one.shape)
