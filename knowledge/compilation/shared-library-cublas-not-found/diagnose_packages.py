"""Compare the CUDA packages that torch's metadata names with those that are installed."""

import os
import re
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path

METADATA = """Metadata-Version: 2.1
Name: torch
Version: 2.7.1
Requires-Dist: sympy
Requires-Dist: nvidia-cublas-cu12 (==12.6.4.1) ; platform_system == "Linux"
Requires-Dist: nvidia-cudnn-cu12 (==9.5.1.17) ; platform_system == "Linux"
"""


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def missing(folders: list[str]) -> list[str]:
    found = {plain(d.metadata["Name"]): d for d in distributions(path=folders) if d.metadata["Name"]}
    wanted = found["torch"].requires if "torch" in found else None
    names = [re.match(r"[\w.-]+", line)[0] for line in wanted or []]
    return sorted({n for n in map(plain, names) if n.startswith(("nvidia-", "cuda-"))} - set(found))


stand_in = Path("site/torch-2.7.1.dist-info")
stand_in.mkdir(parents=True)
(stand_in / "METADATA").write_text(METADATA)
print("torch alone, as --no-deps leaves it, lacks:", *missing(["site"]))
check = subprocess.run(
    [sys.executable, "-m", "pip", "check"],
    env={**os.environ, "PYTHONPATH": "site"},
    capture_output=True,
    text=True,
)
lines = [line for line in check.stdout.splitlines() if line.startswith("torch 2.7.1 requires nvidia")]
print("pip check:", *sorted(lines), sep="\n    ")
print("this environment lacks:", *missing(sys.path) or ["nothing"])
