"""Say why CUDA offers no GPU: python diagnose_visible.py FOLDER_OF_THE_PROGRAM"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SETS = re.compile(  # a literal value; not one that a program computes or only reads
    r"(?<!get\(['\"])(?<!env\(['\"])CUDA_VISIBLE_DEVICES(?:=(?=\s|$)|[\\'\"\]]*\s*[=:,]\s*"
    r"(?:\\?['\"]([\w,-]*)\\?['\"]|(-?\d[\d,]*|all)(?![\w.])))"
)
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
        if not line.lstrip().startswith("#") and (setting := SETS.search(line)):
            found[f"{file.relative_to(top)}:{number}"] = setting[1] or setting[2] or ""
print("GPUs here:", count)
for place, value in found.items():
    print(f"{place} sets {value!r}", "which hides every GPU" if hides(value, count) else "")
if count and any(hides(value, count) for value in found.values()):
    print("verdict: wrong-value, if the program uses such a line")
elif Path("/dev/dxg").exists():
    print("verdict: wsl-library, or set outside of this folder")
elif not count:
    print("verdict: not-granted, this machine, container or job has no GPU")
else:
    print("verdict: changed-late, or set by an option or outside of this folder")
