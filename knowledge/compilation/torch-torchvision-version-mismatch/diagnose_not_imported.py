"""Call nms, and load a scripted function that does, where nobody imported torchvision."""

import subprocess
import sys

import torch

library = torch.library.Library("torchvision", "DEF")
library.define("nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor")


def keep(boxes: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
    return torch.ops.torchvision.nms(boxes, scores, 0.5)


torch.jit.script(keep).save("keep.pt")
for call in ("torch.ops.torchvision.nms", "torch.jit.load('keep.pt')"):
    program = [sys.executable, "-c", f"import torch; {call}"]
    errors = subprocess.run(program, capture_output=True, text=True).stderr.splitlines()
    print(f"{call}:", *[line for line in errors if line.startswith(("Attribute", "Unknown"))])
