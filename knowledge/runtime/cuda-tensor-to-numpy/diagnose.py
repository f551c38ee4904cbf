"""List all that stands between a value and NumPy, or between an array and torch, at once."""

import numpy as np
import torch


def obstacles(value) -> list[str]:
    """Name each obstacle with what removes it, in the order of the steps to write."""
    if isinstance(value, np.ndarray):
        if value.dtype != object:
            return []
        kinds = sorted({type(one).__name__ for one in value.ravel().tolist()})
        return [f"array of objects: {', '.join(kinds)}"]
    checks = {
        "requires grad: detach()": value.requires_grad and torch.is_grad_enabled(),
        "on no device at all: there are no values": value.is_meta,
        f"on {value.device}: cpu()": value.device.type not in ("cpu", "meta"),
        "not dense: to_dense()": value.layout != torch.strided,
        f"{value.dtype} is unknown to NumPy: float()": value.dtype == torch.bfloat16,
        "conjugated: resolve_conj()": value.layout == torch.strided and value.is_conj(),
    }
    return [name for name, holds in checks.items() if holds]


weight = torch.ones(2, requires_grad=True)
cases = {
    "a weight": weight,
    "an output in bfloat16": (weight * 2).bfloat16(),
    "the same, detached": (weight * 2).bfloat16().detach(),
    "a sparse matrix": torch.eye(2).to_sparse(),
    "a conjugate": torch.ones(2, dtype=torch.complex64).conj(),
    "a tensor on meta": torch.ones(2, device="meta"),
    "a table with a hole": np.array([22.0, None, True]),
    "float16": torch.ones(2).half(),
}
for name, value in cases.items():
    print(f"{name}: {'; '.join(obstacles(value)) or 'nothing'}")
