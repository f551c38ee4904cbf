"""Fail once, then try the simplest things that a GPU can do."""

import torch

data = torch.ones(4, device="cuda")
TRIES = {
    "read past the end": lambda: data[torch.tensor([4], device="cuda")].tolist(),
    "read the same tensor": lambda: data.tolist(),
    "make a new tensor": lambda: torch.zeros(1, device="cuda"),
    "synchronize": torch.cuda.synchronize,
    "make a new stream": torch.cuda.Stream,
    "empty the cache, then add": lambda: (torch.cuda.empty_cache(), data + 1),
}
for name, attempt in TRIES.items():
    try:
        print(f"{name}: {attempt()}")
    except RuntimeError as error:
        print(f"{name}: {str(error).splitlines()[0]}")
