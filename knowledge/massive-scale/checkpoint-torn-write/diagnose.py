"""Say of each checkpoint in a folder whether its save came to an end; three faults are planted."""

import zipfile
from pathlib import Path

import torch


def verdict(path: Path) -> str:
    if path.stat().st_size == 0:
        return "empty: the machine went down or the disk was full"
    if not zipfile.is_zipfile(path):
        return "cut off: its writer died in the middle of the save"
    with zipfile.ZipFile(path) as archive:
        try:
            bad = archive.testzip()
        except zipfile.BadZipFile:
            bad = "its first record"
    return f"complete, and damaged in {bad}" if bad else "whole"


for step in range(10, 50, 10):
    torch.save({"step": step, "weight": torch.full((1000,), float(step))}, f"step-{step}.pt")
data = Path("step-30.pt").read_bytes()
Path("step-20.pt").write_bytes(data[:-3000].replace(b"\0\0\xf0A", b"\0\0\xf1A") + data[-3000:])
Path("step-30.pt").write_bytes(data[:2000])
Path("step-40.pt").write_bytes(b"")
for path in sorted(Path.cwd().glob("step-*.pt"), reverse=True):
    print(f"{path.name}: {verdict(path)}")
