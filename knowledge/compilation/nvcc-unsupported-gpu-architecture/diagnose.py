"""Judge every architecture of an nvcc command line against the nvcc on the PATH."""

import re
import subprocess

# Put the failing command line here: build once more with VERBOSE=1, ninja -v or pip -v.
LINE = (
    "nvcc -gencode arch=compute_35,code=sm_35 -gencode=arch=compute_80,code=sm_80 "
    "-gencode arch=compute_999,code=sm_999 -gencode arch=compute_,code=sm_ kernel.cu"
)


def ask(*options: str) -> str:
    return subprocess.run(["nvcc", *options], capture_output=True, text=True, check=True).stdout


known = sorted({int(number) for number in re.findall(r"compute_(\d+)", ask("--list-gpu-arch"))})
release = re.search(r"release ([\d.]+)", ask("--version"))[1]
print(f"nvcc {release} builds for {known[0]} to {known[-1]}")

for name in sorted(set(re.findall(r"(?:compute|sm)_\w*", LINE))):
    number = re.search(r"_(\d*)", name)[1]
    if not number:
        verdict = "no number: a script found no GPU, or a variable is empty"
    elif int(number) in known:
        verdict = "built"
    elif int(number) < known[0]:
        verdict = "too old for this nvcc: leave it out, or take an older toolkit"
    else:
        verdict = "unknown to this nvcc: too new for it, or never made"
    print(f"{name}: {verdict}")
