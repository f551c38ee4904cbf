"""Read what is there already: the assertion on standard error, and the error's number."""

import subprocess
import sys

child = subprocess.run(
    [sys.executable, "-c", "import torch; torch.zeros(4).cuda()[torch.tensor([9]).cuda()].cpu()"],
    capture_output=True,
    text=True,
    check=False,
)
for line in child.stderr.splitlines():
    if "Assertion" in line:
        print("condition:", line.split("Assertion ")[1])
