"""Load with map_location an object that keeps its tensors in bytes of its own."""

import io
import os

os.environ["CUDA_VISIBLE_DEVICES"] = ""
import torch
from stand_in import saved_on_gpu


class Wrapper:
    """A class as libraries have them: it saves and loads its net by itself."""

    def __init__(self) -> None:
        self.net = torch.nn.Linear(4, 2).state_dict()

    def __getstate__(self) -> bytes:
        buffer = io.BytesIO()
        torch.save(self.net, buffer)
        return buffer.getvalue()

    def __setstate__(self, state: bytes) -> None:
        self.net = torch.load(io.BytesIO(state))


with saved_on_gpu(0):
    torch.save({"model": Wrapper()}, "wrapper.pt")

torch.load("wrapper.pt", map_location="cpu", weights_only=False)
