"""Read three pickles with an unpickler that sends torch's own bytes to the CPU."""

import io
import os
import pickle

os.environ["CUDA_VISIBLE_DEVICES"] = ""
import torch
from stand_in import saved_on_gpu


class CpuUnpickler(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> object:
        if (module, name) == ("torch.storage", "_load_from_bytes"):
            return lambda data: torch.load(io.BytesIO(data), map_location="cpu", weights_only=False)
        return super().find_class(module, name)


class Wrapper:
    def __init__(self, way: str) -> None:
        self.way, self.net = way, torch.ones(2)

    def __getstate__(self) -> tuple[str, bytes]:
        if self.way == "pickle":
            return self.way, pickle.dumps(self.net)
        buffer = io.BytesIO()
        torch.save(self.net, buffer)
        return self.way, buffer.getvalue()

    def __setstate__(self, state: tuple[str, bytes]) -> None:
        self.way, data = state
        self.net = pickle.loads(data) if self.way == "pickle" else torch.load(io.BytesIO(data))


with saved_on_gpu(0):
    cases = {
        "a tensor": pickle.dumps(torch.ones(2)),
        "an object with bytes of pickle": pickle.dumps(Wrapper("pickle")),
        "an object with bytes of torch.save": pickle.dumps(Wrapper("torch")),
    }
for name, data in cases.items():
    try:
        CpuUnpickler(io.BytesIO(data)).load()
        print(f"{name}: loaded")
    except RuntimeError as error:
        print(f"{name}: {str(error).split('. ')[0]}")
