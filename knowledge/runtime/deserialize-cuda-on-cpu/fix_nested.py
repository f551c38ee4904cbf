"""Tell torch once what to do with tags of GPUs; every torch.load of the process obeys."""

import io
import os
import pickle

os.environ["CUDA_VISIBLE_DEVICES"] = ""
import torch
from stand_in import saved_on_gpu


class Wrapper:
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
    torch.save({"weight": torch.ones(2)}, "checkpoint.pt")
    pickled = pickle.dumps({"weight": torch.ones(2)})


def leave_on_cpu(storage: torch.UntypedStorage, tag: str) -> torch.UntypedStorage | None:
    no_gpu = tag.startswith("cuda") and not torch.cuda.is_available()
    return storage if no_gpu else None


# Deserializers are asked in the order of their priorities, and that of CUDA has 20.
torch.serialization.register_package(5, lambda storage: None, leave_on_cpu)

wrapper = torch.load("wrapper.pt", weights_only=False)["model"]
print("its own torch.load:", wrapper.net["weight"].device)
print("pickle.loads:", pickle.loads(pickled)["weight"].device)
print("map_location='cuda':", torch.load("checkpoint.pt", map_location="cuda")["weight"].device)
