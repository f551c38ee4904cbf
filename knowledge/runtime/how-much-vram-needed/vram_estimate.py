"""Estimate what a model needs."""
import json
import re
import shutil
import struct
import subprocess
import sys
from collections import Counter
from pathlib import Path

BYTES = {"F64": 8, "I64": 8, "F32": 4, "I32": 4, "BF16": 2, "F16": 2, "I16": 2}


def header(path):
    """Bytes and values of each type, from the header of a safetensors file."""
    stored, values = Counter(), Counter()
    with path.open("rb") as file:
        table = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
    for name, entry in table.items():
        if name != "__metadata__":
            first, last = entry["data_offsets"]
            stored[entry["dtype"]] += last - first
            values[entry["dtype"]] += (last - first) // BYTES.get(entry["dtype"], 1)
    return stored, values


def gib(number):
    return f"{number / 2**30:.2f} GiB"


def main(what):
    size = re.fullmatch(r"([0-9.]+) ?[bB]", what)
    path = Path(what)
    if size:
        count = float(size[1]) * 1e9
    elif what and path.exists():
        files = [path] if path.is_file() else sorted(path.rglob("*"))
        stored, values, other = Counter(), Counter(), 0
        for file in files:
            if file.suffix == ".safetensors":
                for sum_, part in zip((stored, values), header(file)):
                    sum_.update(part)
            elif file.suffix in (".bin", ".pt", ".pth", ".ckpt", ".gguf"):
                other += file.stat().st_size
        for kind, number in stored.most_common():
            print(f"stored as {kind}: {gib(number)}, {values[kind] / 1e9:.2f} billion values")
        print(f"other weight files: {gib(other)}, of unknown types")
        count = sum(number for kind, number in values.items() if "F" in kind)
    else:
        sys.exit(print("usage: python vram_estimate.py FOLDER_OR_FILE_OR_A_SIZE_SUCH_AS_7B") or 1)
    if count:
        for label, each in (("16 bits", 2), ("8 bits", 1), ("4 bits", 0.5)):
            print(f"run, {label}: {gib(count * each)} of weights")
        print(f"train all, mixed precision, AdamW: {gib(count * 18)} before activations")
    if shutil.which("nvidia-smi"):
        query = ["nvidia-smi", "--query-gpu=name,memory.total,memory.used", "--format=csv,noheader"]
        print("card: " + subprocess.run(query, capture_output=True, text=True).stdout.strip())


main(sys.argv[1] if len(sys.argv) == 2 else "")
