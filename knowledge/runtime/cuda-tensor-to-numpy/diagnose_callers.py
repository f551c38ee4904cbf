"""Hand a tensor of a GPU to what may want it on the host, and see who copies unasked."""

import warnings

import numpy as np
import torch

x, array = torch.arange(3.0, device="cuda"), np.ones(3, dtype=np.float32)
CALLS = {
    "x.numpy()": lambda: x.numpy(),
    "x.numpy(force=True)": lambda: x.numpy(force=True),
    "np.asarray(x)": lambda: np.asarray(x),
    "np.array([x[0], x[1]])": lambda: np.array([x[0], x[1]]),
    "np.sqrt(x)": lambda: np.sqrt(x),
    "array * x": lambda: array * x,
    "x * array": lambda: x * array,
    "float(x[0])": lambda: float(x[0]),
    "x[0].item()": lambda: x[0].item(),
    "x.tolist()": lambda: x.tolist(),
    "sum(x)": lambda: sum(x),
    "max(x)": lambda: max(x),
    "sorted(x)": lambda: sorted(x),
    "f'{x[0]:.2f}'": lambda: f"{x[0]:.2f}",
    "str(x)": lambda: str(x),
    "2.0 in x": lambda: 2.0 in x,
}
for call in (CALLS["x.tolist()"], CALLS["sum(x)"], CALLS["str(x)"]):
    call()
torch.cuda.set_sync_debug_mode("warn")
for name, call in CALLS.items():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            result = call()
            kind = f"{type(result).__name__} on {getattr(result, 'device', 'the host')}"
        except Exception as error:
            kind = str(error).split(". ")[0]
    waits = sum("synchronizing" in str(one.message) for one in caught)
    print(f"{name}: {kind}; waits for the GPU: {waits}")
