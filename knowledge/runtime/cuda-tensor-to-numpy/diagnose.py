"""List all that stands between a value and NumPy, or between an array and torch, at once."""

import numpy as np
import torch


def unknown(dtype: torch.dtype) -> bool:
    """Say whether NumPy refuses an empty tensor of this dtype."""
    try:
        torch.empty(0, dtype=dtype).numpy()
    except TypeError:
        return True
    return False


def wider(dtype: torch.dtype) -> str:
    """Name what gives values that NumPy knows, or the bits where several values share a byte."""
    alone = dtype.is_floating_point and "_x2" not in str(dtype)
    other = "to(torch.complex64)" if dtype.is_complex else "view(torch.uint8) has the bits"
    return "float()" if alone else other


def obstacles(value) -> list[str]:
    """Name each obstacle with what removes it, in the order of the steps to write."""
    if isinstance(value, np.ndarray):
        kinds = sorted({type(one).__name__ for one in value.ravel().tolist()})
        return [f"array of objects: {', '.join(kinds)}"] if value.dtype == object else []
    dense = value.layout == torch.strided
    checks = {
        "requires grad: detach()": value.requires_grad and torch.is_grad_enabled(),
        "on no device at all: there are no values": value.is_meta,
        f"on {value.device}: cpu()": value.device.type not in ("cpu", "meta"),
        "not dense: to_dense()": not dense,
        f"{value.dtype} is unknown to NumPy: {wider(value.dtype)}": unknown(value.dtype),
        "conjugated: resolve_conj()": dense and value.is_conj(),
        "negated: resolve_neg()": dense and value.is_neg(),
    }
    return [name for name, holds in checks.items() if holds]


weight, z = torch.ones(2, requires_grad=True), torch.ones(2, dtype=torch.complex64)
cases = {
    "a weight": weight,
    "an output in bfloat16": (weight * 2).bfloat16(),
    "float8, detached": weight.detach().to(torch.float8_e4m3fn),
    "a sparse matrix": torch.eye(2).to_sparse(),
    "a conjugate": z.conj(),
    "the imaginary part of a conjugate": z.conj().imag,
    "a tensor on meta": torch.ones(2, device="meta"),
    "a table with a hole": np.array([22.0, None, True]),
    "float16": torch.ones(2).half(),
}
for name, value in cases.items():
    try:
        _ = torch.from_numpy(value) if isinstance(value, np.ndarray) else value.numpy()
        verdict = "passes"
    except (TypeError, RuntimeError):
        verdict = "is refused"
    print(f"{name} {verdict}: {'; '.join(obstacles(value)) or 'nothing'}")
