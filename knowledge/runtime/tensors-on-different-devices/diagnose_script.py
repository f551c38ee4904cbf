"""Run a script and print at its device error where the tensors are: python diagnose_script.py train.py ARGUMENTS."""

import os
import runpy
import sys
import traceback
import types

import torch
from torch import nn


class Shift(nn.Module):
    """The example without an argument: a plain tensor beside an input on the device meta."""

    def __init__(self) -> None:
        super().__init__()
        self.shift = torch.ones(4)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.shift


def verdict(frame: types.FrameType) -> str:
    """Return the cause that the tensors and modules in this frame show."""
    code, world = frame.f_code, frame.f_globals
    found = {**{n: world[n] for n in code.co_names if n in world}, **frame.f_locals}
    module = found.get("self")
    modules = {n: m for n, m in found.items() if isinstance(m, nn.Module)}
    inside = vars(module) if module in modules.values() else {}
    plain = {f"self.{n}": t for n, t in inside.items() if isinstance(t, torch.Tensor)}
    tensors = {n: t for n, t in found.items() if isinstance(t, torch.Tensor)}
    weights = {f"{n}.{p}": t for n, m in modules.items() for p, t in m.named_parameters()}
    seen = {n: str(t.device) for n, t in {**plain, **tensors, **weights}.items() if t.dim()}
    print("devices:", seen)
    on_cpu = [n for n, device in seen.items() if device == "cpu"]
    devices = sorted({*seen.values()})
    if not on_cpu or len(devices) < 2:
        return f"several-gpus: {devices}" if devices[1:] else "unknown: the function names no two devices"
    for key, group in {"module-not-moved": weights, "plain-attribute": plain}.items():
        if names := [n for n in on_cpu if n in group]:
            return f"{key}: {names[0]} is on the CPU"
    made = [n for n in on_cpu if n not in code.co_varnames[: code.co_argcount]]
    if made and code.co_name == "forward":
        return f"created-on-cpu: forward made {made[0]}"
    return f"input-not-moved: {' or '.join(on_cpu)}"


try:
    if sys.argv[1:]:
        sys.argv = sys.argv[1:]
        sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
        runpy.run_path(sys.argv[0], run_name="__main__")
    else:
        Shift()(torch.ones(2, 4, device="meta"))
except RuntimeError as error:
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    own = [f for f in frames if not f.f_code.co_filename.startswith(torch.__path__[0])]
    print(str(error).splitlines()[0])
    print("verdict:", verdict(own[-1]))
