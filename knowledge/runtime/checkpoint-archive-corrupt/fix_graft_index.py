"""Replace a checkpoint's damaged index, data.pkl, by that of an older checkpoint of the same run."""

import zipfile

import torch


def save(path: str, step: int) -> dict:
    torch.manual_seed(step)
    weights = {f"layer{i}.weight": torch.randn(100, 100) for i in range(8)}
    torch.save({"model": weights, "step": step}, path)
    return weights


save("older.pt", step=800)
weights = save("newer.pt", step=900)
with open("newer.pt", "r+b") as file:
    file.seek(file.read().index(b"newer/data.pkl") + 80)
    file.write(bytes(32))

with zipfile.ZipFile("older.pt") as older:
    index = older.read("older/data.pkl")
with zipfile.ZipFile("newer.pt") as damaged, zipfile.ZipFile("mended.pt", "w") as mended:
    for name in damaged.namelist():
        body = index if name.endswith("/data.pkl") else damaged.read(name)
        mended.writestr(name, body)

checkpoint = torch.load("mended.pt")
right = [torch.equal(checkpoint["model"][name], weights[name]) for name in weights]
print("tensors right:", sum(right), "of", len(right))
print("step, from the older file:", checkpoint["step"])
