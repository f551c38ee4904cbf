"""Was this project written for MMCV 1 or 2, and which one does this Python have?

python check_mmcv.py FOLDER    the folder of the project, with its .py files
"""

import re
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

GONE = r"mmcv\.(?:runner|parallel|engine|device|fileio|onnx|tensorrt)\b|mmcv import .*\b(?:Config|DictAction|Registry|runner|parallel)\b"
PACKAGES = ("mmcv-full", "mmcv", "mmcv-lite", "mmengine", "mmdet", "mmsegmentation", "mmdet3d")

if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
    sys.exit("usage: python check_mmcv.py FOLDER, the folder of the project")
sources = [(path, path.read_text(errors="ignore")) for path in sorted(Path(sys.argv[1]).rglob("*.py"))]
old = [(path, line.strip()) for path, text in sources for line in text.splitlines() if re.search(GONE, line)]
new = sum("mmengine" in text for _, text in sources)
for path, line in old[:3]:
    print(f"{path.name}: {line}")
print(f"lines that need MMCV 1: {len(old)}, files that import mmengine: {new}")
found = {}
for name in PACKAGES:
    try:
        found[name] = version(name)
        print("installed:", name, found[name])
    except PackageNotFoundError:
        pass
is_two = any(release.startswith("2") for name, release in found.items() if name.startswith("mmcv"))
if {"mmcv", "mmcv-full"} <= found.keys():
    sys.exit("verdict: two-packages, both write the folder mmcv: uninstall both, then install one")
if old and is_two:
    sys.exit('verdict: written-for-1, install "mmcv-full<2", in the release that the project lists')
if new and found and not is_two:
    sys.exit('verdict: written-for-2, install "mmcv>=2", in the release that the project lists')
print("verdict: they fit" if found else "verdict: MMCV is not installed in this Python")
