"""Save what can be saved from a cut-off checkpoint: every tensor whose bytes pass their checksum."""

import io
import mmap
import struct
import zlib

import torch
from torch import _weights_only_unpickler


def records(data: mmap.mmap) -> dict:
    """Walk along the local headers and keep each record that agrees with its checksum."""
    found, at = {}, 0
    while data[at : at + 4] == b"PK\3\4":
        name_size, extra_size = struct.unpack_from("<HH", data, at + 26)
        name = data[at + 30 : at + 30 + name_size].decode().split("/", 1)[1]
        start = end = at + 30 + name_size + extra_size
        while (end := data.find(b"PK\7\x08", end)) >= 0:
            body = data[start:end]
            if struct.unpack_from("<I", data, end + 4)[0] == zlib.crc32(body):
                found[name] = body
                break
            end += 4
        at = data.find(b"PK\3\4", max(end, start))
    return found


def salvage(path: str) -> tuple:
    with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        found = records(data)
    lost = set()

    def persistent_load(saved: tuple) -> torch.storage.TypedStorage:
        _, kind, key, _, count = saved
        dtype = torch.uint8 if kind is torch.UntypedStorage else kind.dtype
        body = found.get(f"data/{key}")
        if body is None:
            body = b"\xff" * (count * dtype.itemsize)
            lost.add(key)
        bytes_ = torch.frombuffer(bytearray(body), dtype=torch.uint8).untyped_storage()
        return torch.storage.TypedStorage(wrap_storage=bytes_, dtype=dtype, _internal=True)

    unpickler = _weights_only_unpickler.Unpickler(io.BytesIO(found["data.pkl"]))
    unpickler.persistent_load = persistent_load
    return unpickler.load(), lost


torch.manual_seed(0)
weights = {f"layer{i}.weight": torch.randn(100, 100) for i in range(8)}
torch.save({"model": weights, "step": 900}, "checkpoint.pt")
with open("checkpoint.pt", "r+b") as file:
    file.truncate(160_000)

checkpoint, lost = salvage("checkpoint.pt")
for name, tensor in checkpoint["model"].items():
    state = "lost, all nan" if tensor.isnan().all() else "whole"
    print(f"{name}: {state}, as it was: {torch.equal(tensor, weights[name])}")
torch.save(checkpoint, "salvaged.pt")
print("loads again:", torch.load("salvaged.pt").keys(), len(lost), "tensors lost")
