"""Refuse to start a job on the CPU by mistake, and say where the model is."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = ""  # the same situation as in the reproduction
os.environ["ALLOW_CPU"] = "1"  # without this line the job ends before it trains

import torch


def pick_device() -> torch.device:
    """Return the GPU, or the CPU only if ALLOW_CPU permits it."""
    if torch.cuda.is_available():
        return torch.device("cuda")
    if os.environ.get("ALLOW_CPU") != "1":
        raise SystemExit(f"no GPU: torch {torch.__version__}, CUDA build {torch.version.cuda}")
    return torch.device("cpu")


model = torch.nn.Linear(4, 2).to(pick_device())
print("the model is on:", next(model.parameters()).device)
