"""Usage: python check_nixl.py [FILE]
Say whether NIXL is installed, and whether UCX has CUDA and threads. FILE has the output of ucx_info -v and -d."""
import importlib.util
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

if len(sys.argv) > 2:
    sys.exit(__doc__.splitlines()[0])
installed = [name for name in ("nixl", "rixl") if importlib.util.find_spec(name)]
for name in ("nixl", "nixl-cu12", "nixl-cu13"):
    try:
        print(name, metadata.version(name))
    except metadata.PackageNotFoundError:
        pass
text = ""
if len(sys.argv) == 2:
    text = Path(sys.argv[1]).read_text()
elif shutil.which("ucx_info"):
    for option in ("-v", "-d"):
        text += subprocess.run(["ucx_info", option], capture_output=True, text=True).stdout
for line in text.splitlines():
    if "Library version" in line or "Library path" in line:
        print(line.lstrip("# "))
cuda = [name for name in ("cuda_copy", "cuda_ipc") if f"Transport: {name}" in text]
if not installed:
    print("verdict: not-installed: this Python has neither nixl nor rixl")
elif not text:
    print("verdict: no ucx_info: no UCX of the system in the PATH, so NIXL uses its own")
elif not cuda:
    print("verdict: without-cuda: this UCX has no CUDA transport")
elif "--enable-mt" not in text:
    print("verdict: without-threads: this UCX was built without --enable-mt")
else:
    print("verdict: UCX has", " and ".join(cuda), "and threads")
