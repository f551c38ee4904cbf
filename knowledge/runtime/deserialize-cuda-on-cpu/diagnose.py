"""Read which devices a file asks for; nothing of it is executed and no tensor is built."""

import pickle
import pickletools
import re
import zipfile

import torch
from stand_in import saved_on_gpu

TAG = r"(?:cuda|xpu|hpu|mps|privateuseone)(?::\d+)?|cpu"


def devices(path: str) -> str:
    """Name the tags, and those in bytes inside, which map_location does not reach."""
    if not zipfile.is_zipfile(path):
        with open(path, "rb") as file:
            found = set(re.findall(rb"cuda:\d+", file.read()))
        return f"no archive of torch.save; in its bytes: {sorted(tag.decode() for tag in found)}"
    with zipfile.ZipFile(path) as archive:
        index = next(name for name in archive.namelist() if name.endswith("/data.pkl"))
        operations = list(pickletools.genops(archive.read(index)))
    texts = {value for _, value, _ in operations if isinstance(value, str)}
    tags = {text for text in texts if re.fullmatch(TAG, text)}
    inside = {tag for text in texts - tags for tag in re.findall(r"cuda:\d+", text)}
    return f"tags: {sorted(tags)}, inside: {sorted(inside)}"


weight = {"weight": torch.ones(2)}
torch.save(weight, "from_cpu.pt")
with saved_on_gpu(0):
    torch.save(weight, "from_gpu.pt")
    torch.save({"model": pickle.dumps(weight)}, "bytes_inside.pt")
    with open("dumped.pkl", "wb") as file:
        pickle.dump(weight, file)
with saved_on_gpu(3):
    torch.save(weight, "from_fourth_gpu.pt")

for name in ("from_cpu.pt", "from_gpu.pt", "from_fourth_gpu.pt", "bytes_inside.pt", "dumped.pkl"):
    print(f"{name}: {devices(name)}")
