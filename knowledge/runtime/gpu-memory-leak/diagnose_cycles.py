"""Drop objects that refer to themselves, and watch who frees their tensors."""

import gc

import torch

MIB = 2**20
gc.disable()


class Node:
    """An object with a tensor and a reference to itself."""

    def __init__(self) -> None:
        """Close the circle."""
        self.me = self
        self.data = torch.empty(4 * MIB, dtype=torch.uint8, device="cuda")


for _ in range(3):
    Node()
    print("dropped, still allocated:", torch.cuda.memory_allocated() // MIB, "MiB")
gc.collect()
print("after gc.collect():", torch.cuda.memory_allocated() // MIB, "MiB")
