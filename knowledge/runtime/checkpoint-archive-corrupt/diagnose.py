"""Say what is wrong with a file that torch.load refuses, and which parts of it are whole."""

import os
import zipfile

import torch


def verdict(path: str) -> str:
    with open(path, "rb") as file:
        start = file.read(64)
    if not start:
        return "empty: nothing was written, or the disk was full"
    if start.startswith(b"version https://git-lfs"):
        return "Git LFS pointer: run git lfs pull"
    if start.lstrip()[:1] == b"<":
        return "a web page: the download failed"
    if not start.startswith(b"PK\3\4"):
        return f"no archive of torch.save since 1.6, begins with {start[:8]!r}"
    if not zipfile.is_zipfile(path):
        return f"cut off at {os.path.getsize(path):,} bytes: the directory at its end is missing"
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        bad = [name for name in names if not is_whole(archive, name)]
    return f"{len(names) - len(bad)} of {len(names)} records are whole, damaged: {bad}"


def is_whole(archive: zipfile.ZipFile, name: str) -> bool:
    try:
        archive.read(name)
    except zipfile.BadZipFile:
        return False
    return True


torch.save({f"layer{i}": torch.ones(50, 50) for i in range(3)}, "good.pt")
with open("good.pt", "rb") as good:
    data = good.read()
third = data.index(b"good/data/2") + 200

cases = {
    "good": data,
    "cut": data[: len(data) // 2],
    "flipped": data[:third] + b"\xff" + data[third + 1 :],
    "pointer": b"version https://git-lfs.github.com/spec/v1\noid sha256:00\n",
    "page": b"<!DOCTYPE html><title>404</title>",
    "nothing": b"",
}
for name, content in cases.items():
    with open("case.pt", "wb") as file:
        file.write(content)
    print(f"{name}: {verdict('case.pt')}")
