"""Cut one checkpoint at eight lengths, and print what torch.load says to each rest."""

from pathlib import Path

import torch

torch.save({"weight": torch.zeros(500, 500)}, "whole.pt")
whole = Path("whole.pt").read_bytes()

for size in (1_000, 4_000, 5_000, 20_000, 69_000, 70_000, 500_000, len(whole) - 1):
    Path("cut.pt").write_bytes(whole[:size])
    try:
        torch.load("cut.pt")
    except (OSError, RuntimeError) as error:
        place = "one byte short" if size == len(whole) - 1 else f"cut to {size:,} bytes"
        says = str(error).split(". ")[0].split(": ")[-1]
        print(f"{place}: {type(error).__name__}, {says}")
