"""Let tensors go in five ways, and see who frees them; the question needs no GPU."""

import gc
import weakref

import torch

gc.disable()


class Owner:
    def __init__(self) -> None:
        self.tensor = torch.ones(4)
        self.callback = self.use  # a method holds its object

    def use(self) -> None: ...


class KeepsOutput(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x: torch.Tensor) -> torch.Tensor:
        ctx.y = x * 2
        return ctx.y


class SavesOutput(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x: torch.Tensor) -> torch.Tensor:
        y = x * 2
        ctx.save_for_backward(y)
        return y


def fail() -> None:
    tensor = torch.ones(4)
    watched.append(weakref.ref(tensor))
    raise ValueError("the traceback holds this frame, and the frame holds the tensor")


def freed(watched: weakref.ref) -> str:
    if watched() is None:
        return "at once"
    gc.collect()
    return "by gc.collect()" if watched() is None else "not at all"


x = torch.ones(4, requires_grad=True)
print("nobody else holds it:", freed(weakref.ref(torch.ones(4))))
print("its owner has its own method as an attribute:", freed(weakref.ref(Owner().tensor)))
print("save_for_backward(y):", freed(weakref.ref(SavesOutput.apply(x))))
print("ctx.y = y:", freed(weakref.ref(KeepsOutput.apply(x))))
watched: list[weakref.ref] = []
try:
    fail()
except ValueError as error:
    kept = error
print("an exception is kept:", freed(watched[0]))
kept = None
print("the exception is let go:", freed(watched[0]))
