"""Which operations exist on the CPU for which dtypes in this release."""

import torch

OPERATIONS = {
    "linear": lambda x: x @ x.T,
    "layer_norm": lambda x: torch.nn.functional.layer_norm(x, x.shape[-1:]),
    "softmax": lambda x: x.softmax(-1),
    "cdist": lambda x: torch.cdist(x, x),
    "svd": torch.linalg.svd,
    "cholesky": torch.linalg.cholesky,
    "median": torch.median,
}
for dtype in (torch.float32, torch.float16, torch.bfloat16, torch.int64, torch.bool):
    missing = []
    for name, operation in OPERATIONS.items():
        try:
            operation(torch.eye(3).to(dtype))
        except RuntimeError:
            missing.append(name)
    print(f"{str(dtype).removeprefix('torch.')}: {', '.join(missing) or 'all'}" + (" missing" if missing else ""))
