"""Say why CUDA offers no GPU: python diagnose_visible.py FOLDER_OF_THE_PROGRAM"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SETS = re.compile(r"CUDA_VISIBLE_DEVICES['\"\]]*\s*[=:,]+\s*['\"]?([\w,-]*)")
ENDS = {".py", ".ipynb", ".sh", ".yml", ".yaml", ".env"}


def example() -> Path:
    folder = Path(tempfile.mkdtemp())
    (folder / "train.py").write_text('os.environ["CUDA_VISIBLE_DEVICES"] = "7"\n')
    return folder


def gpus() -> int:
    """Return how many GPUs nvidia-smi lists, or else how many device files there are."""
    if shutil.which("nvidia-smi"):
        run = subprocess.run(["nvidia-smi", "-L"], capture_output=True, text=True)
        return len(re.findall("^GPU", run.stdout, re.MULTILINE))
    return len(list(Path("/dev").glob("nvidia[0-9]*")))


def hides(value: str, count: int) -> bool:
    """Return whether CUDA finds no GPU with this value: its first element is none."""
    first = value.split(",")[0]
    return not first.startswith(("GPU-", "MIG-")) and not (first.isdigit() and int(first) < count)


top = Path(sys.argv[1]) if sys.argv[1:] else example()
count = gpus() if sys.argv[1:] else 1
found = {"the environment": os.environ["CUDA_VISIBLE_DEVICES"]} if "CUDA_VISIBLE_DEVICES" in os.environ else {}
for file in sorted(f for f in top.rglob("*") if f.suffix in ENDS and f.is_file()):
    for number, line in enumerate(file.read_text(errors="replace").splitlines(), 1):
        if setting := SETS.search(line):
            found[f"{file.relative_to(top)}:{number}"] = setting[1]
print("GPUs here:", count)
for place, value in found.items():
    print(f"{place} sets {value!r}", "which hides every GPU" if hides(value, count) else "")
if not count:
    print("verdict: not-granted, this machine, container or job has no GPU")
elif any(hides(value, count) for value in found.values()):
    print("verdict: wrong-value")
else:
    print("verdict: changed-late, or set outside of this folder")
