"""Print the constants of a TorchScript file that its CUDA fuser cannot write: python find_constants.py model.pt"""

import math
import sys

import torch


def constants(block):
    """Yield each number that the graph holds, also those in tensors of one element."""
    for node in block.nodes():
        if node.kind() == "prim::Constant" and node.hasAttribute("value"):
            value = node.output().toIValue()
            if isinstance(value, torch.Tensor) and value.numel() == 1:
                value = value.item()
            if isinstance(value, float):
                yield value
        for inner in node.blocks():
            yield from constants(inner)


def too_large(module):
    """Return the literals that C++ cannot read: whole numbers which 16 digits do not hold."""
    numbers = {value for value in constants(module.inlined_graph) if math.isfinite(value)}
    return sorted(f"{value:.16g}.f" for value in numbers if value == math.ceil(value) and "e" in f"{value:.16g}")


def masked(scores, keep):
    """Mask as many models do."""
    return (scores / 8.0 + (1.0 - keep) * torch.finfo(torch.float32).min).softmax(-1)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        model = torch.jit.load(sys.argv[1], map_location="cpu")
    else:
        model = torch.jit.trace(masked, (torch.zeros(2, 4), torch.ones(2, 4)))
    found = too_large(model)
    print(*found or ["none: the constants are not the cause"], sep="\n")
