"""Say on which devices the tensors of a file were, and what torch sees: python check.py FILE."""

import os
import pickletools
import re
import shutil
import sys
import zipfile

import torch


def tags(path: str) -> tuple[list[str], list[str]]:
    """Return the devices in the file, and those in bytes that map_location does not reach."""
    if not zipfile.is_zipfile(path):
        with open(path, "rb") as file:
            return sorted({tag.decode() for tag in re.findall(rb"cuda:\d+", file.read())}), []
    with zipfile.ZipFile(path) as archive:
        index = next(name for name in archive.namelist() if name.endswith("data.pkl"))
        texts = {v for _, v, _ in pickletools.genops(archive.read(index)) if isinstance(v, (str, bytes))}
    texts = {one if isinstance(one, str) else one.decode("latin-1") for one in texts}
    outer = {one for one in texts if re.fullmatch(r"cpu|cuda(:\d+)?", one)}
    return sorted(outer), sorted({t for one in texts - outer for t in re.findall(r"cuda:\d+", one)})


def verdict(found: list[str], inside: list[str], gpus: int) -> str:
    """Return the cause."""
    numbers = [int(one[5:] or 0) for one in found if one.startswith("cuda")]
    if inside:
        return "inner-load: tensors in bytes inside; map_location does not reach them"
    if not numbers:
        return "named-gpu: the file is for the CPU, so the program asks for cuda"
    if gpus:
        last = max(numbers)
        return "none: this process can load it" if last < gpus else f"fewer-gpus: {last} of {gpus}"
    if shutil.which("nvidia-smi"):
        return "gpu-not-seen: nvidia-smi is here, and torch sees no GPU"
    return "no-gpu: load with map_location='cpu'"


if __name__ == "__main__":
    if not sys.argv[1:]:
        from stand_in import saved_on_gpu

        with saved_on_gpu(0):
            torch.save({"weight": torch.ones(2)}, "from_gpu.pt")
    found, inside = tags(sys.argv[1] if sys.argv[1:] else "from_gpu.pt")
    print(f"file: {found}, inside of bytes: {inside}")
    print("CUDA of the torch build:", torch.version.cuda, "GPUs:", torch.cuda.device_count())
    print("CUDA_VISIBLE_DEVICES:", os.environ.get("CUDA_VISIBLE_DEVICES", "not set"))
    print("verdict:", verdict(found, inside, torch.cuda.device_count()))
