"""Say of each tensor whether it can be resized: import this file, and call report(name=tensor)."""

import numpy as np
import torch


def report(**tensors):
    for name, tensor in tensors.items():
        memory = "can grow" if tensor.untyped_storage().resizable() else "cannot grow"
        grad = "requires grad" if tensor.requires_grad else "no grad"
        print(f"{name}: {tuple(tensor.shape)}, {grad}, memory {memory}")


if __name__ == "__main__":
    array = np.zeros(4, dtype=np.float32)
    weight = torch.nn.Parameter(torch.zeros(4))
    report(
        parameter=weight,
        data=weight.data,
        computed=weight * 2,
        from_numpy=torch.from_numpy(array),
        clone=torch.from_numpy(array).clone(),
    )
