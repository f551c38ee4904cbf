"""Load tensors of two GPUs with each form of map_location, where no GPU is."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = ""
import torch
from stand_in import saved_on_gpu

with saved_on_gpu(0):
    torch.save({"weight": torch.ones(2)}, "first.pt")
with saved_on_gpu(1):
    torch.save({"weight": torch.ones(2)}, "second.pt")

forms = {
    "nothing": None,
    '"cpu"': "cpu",
    'torch.device("cpu")': torch.device("cpu"),
    '{"cuda:0": "cpu"}': {"cuda:0": "cpu"},
    '{"cuda": "cpu"}': {"cuda": "cpu"},
    "lambda storage, tag: storage": lambda storage, tag: storage,
    "lambda storage, tag: None": lambda storage, tag: None,
    '"cuda"': "cuda",
    '"gpu"': "gpu",
    '"cpu:0"': "cpu:0",
}
for name, form in forms.items():
    ends = []
    for path in ("first.pt", "second.pt"):
        try:
            ends.append(f"on {torch.load(path, map_location=form)['weight'].device}")
        except RuntimeError as error:
            ends.append(" ".join(str(error).split()[:4]) + " ...")
    print(f"{name}: {' | '.join(ends)}")
