"""What does forward take? python show_arguments.py model.pt, or show_arguments.show(model) in your program."""

import inspect
import sys

import torch


def show(model):
    """Print the arguments of forward, of a Module, a TorchScript module, or an nn.Sequential."""
    model = getattr(model, "module", model)
    print("class:", type(model).__name__)
    if isinstance(model, torch.jit.ScriptModule):
        schema = model.forward.schema
        takes = [f"{a.name}: {a.type.annotation_str}" + ("" if a.default_value is None else f" = {a.default_value}") for a in schema.arguments[1:]]
        print("TorchScript, takes:", ", ".join(takes))
    else:
        print("takes:", inspect.signature(model.forward))
        print("defined in:", inspect.getsourcefile(type(model)).replace("\\", "/").split("/")[-1])
    if isinstance(model, torch.nn.Sequential):
        print("verdict: sequential; it passes one value from layer to layer")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        show(torch.jit.load(sys.argv[1], map_location="cpu"))
    else:

        class Policy(torch.nn.Module):
            def forward(self, observation: torch.Tensor, scale: int = 1):
                return observation * scale

        show(torch.nn.DataParallel(Policy()))
        show(torch.jit.script(Policy()))
        show(torch.jit.trace(Policy(), torch.ones(2)))
        show(torch.nn.Sequential(torch.nn.Linear(2, 2)))
