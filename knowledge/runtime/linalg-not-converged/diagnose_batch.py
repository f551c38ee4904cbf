"""Find which matrices of a batch are refused: the message names the first one only."""

import torch

batch = torch.eye(3).repeat(6, 1, 1)
batch[2, 1, 1] = -1
batch[4] = 0
batch[5, 0, 0] = torch.nan
for name in ("cholesky", "inv"):
    try:
        getattr(torch.linalg, name)(batch)
    except torch.linalg.LinAlgError as error:
        print(error)
    result, info = getattr(torch.linalg, f"{name}_ex")(batch)
    finite = result.flatten(1).isfinite().all(1)
    print("    info:", info.tolist(), "finite results:", finite.nonzero().flatten().tolist())
