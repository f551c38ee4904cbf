"""What does cuDNN reject? In your script: from check_cudnn_call import watch; watch(model)"""

from pathlib import Path

import torch

LIMIT = 2**31  # elements: cuDNN calls with 32-bit sizes end here


def tensors(value):
    """The tensors among the arguments of a module."""
    if isinstance(value, torch.Tensor):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from tensors(item)
    elif isinstance(value, torch.nn.utils.rnn.PackedSequence):
        yield value.data


def watch(model):
    """Stop at the first module that gets a tensor which cuDNN does not accept."""

    def look(module, arguments):
        for tensor in tensors(arguments):
            shape, where = tuple(tensor.shape), f"{names[module]} ({type(module).__name__})"
            if 0 in shape:
                raise ValueError(f"empty-dimension: {where} got shape {shape}")
            if tensor.numel() >= LIMIT:
                raise ValueError(f"too-large: {where} got {tensor.numel()} elements, {shape}")

    names = {module: name or "model" for name, module in model.named_modules()}
    for module in names:
        if not list(module.children()):
            module.register_forward_pre_hook(look)
    return model


def libraries():
    """The cuDNN files in this process (Linux); two folders are two releases."""
    maps = Path("/proc/self/maps")
    lines = maps.read_text().splitlines() if maps.exists() else []
    return sorted({str(Path(line.split()[-1]).parent) for line in lines if "libcudnn" in line})


if __name__ == "__main__":
    print("releases in this process:")
    print("torch", torch.__version__, "with cuDNN", torch.backends.cudnn.version())
    print("folders:", ", ".join(libraries()) or "none loaded")
