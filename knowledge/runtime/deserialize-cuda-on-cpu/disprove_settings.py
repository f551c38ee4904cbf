"""Try what is recommended in place of map_location on a checkpoint from a GPU."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = ""
import torch
from stand_in import saved_on_gpu

model = torch.nn.Linear(4, 2)
with saved_on_gpu(0):
    torch.save(model.state_dict(), "checkpoint.pt")


def with_default_device() -> None:
    torch.set_default_device("cpu")
    torch.load("checkpoint.pt")


def inside_device() -> None:
    with torch.device("cpu"):
        torch.load("checkpoint.pt")


attempts = {
    "CUDA_VISIBLE_DEVICES=''": lambda: torch.load("checkpoint.pt"),
    "torch.set_default_device('cpu')": with_default_device,
    "with torch.device('cpu')": inside_device,
    "weights_only=False": lambda: torch.load("checkpoint.pt", weights_only=False),
    "mmap=True": lambda: torch.load("checkpoint.pt", mmap=True),
    ".cpu() on what was loaded": lambda: torch.load("checkpoint.pt")["weight"].cpu(),
    "map_location given to load_state_dict": lambda: model.load_state_dict(
        torch.load("checkpoint.pt"), map_location="cpu"
    ),
}
for name, attempt in attempts.items():
    try:
        attempt()
        print(f"{name}: loaded")
    except RuntimeError as error:
        print(f"{name}: {str(error).split('. ')[0]}")
