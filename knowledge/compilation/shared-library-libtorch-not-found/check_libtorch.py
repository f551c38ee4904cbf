"""Compare the libraries that an extension needs with those of the installed torch: python check_libtorch.py MODULE.so"""

import importlib.util
import pathlib
import re
import subprocess
import sys

if len(sys.argv) < 2 or not pathlib.Path(sys.argv[1]).is_file():
    sys.exit("usage: python check_libtorch.py MODULE.so, the compiled file of the package")
spec = importlib.util.find_spec("torch")
if spec is None:
    sys.exit(f"verdict: {sys.executable} has no torch")
folder = pathlib.Path(spec.origin).parent
text = (folder / "version.py").read_text()
version = re.search(r"__version__ = ['\"](.+?)['\"]", text).group(1)
dynamic = subprocess.run(["readelf", "-d", sys.argv[1]], capture_output=True, text=True).stdout
needed = re.findall(r"NEEDED.*\[(lib(?:c10|torch)\w*\.so)\]", dynamic)
missing = [name for name in needed if not (folder / "lib" / name).exists()]
print("this Python:", sys.executable)
print("needed of torch:", *(needed or ["none"]))
print("not in this torch:", *(missing or ["none"]))
is_cpu = not (folder / "lib/libc10_cuda.so").exists() and not (folder / "lib/libc10_hip.so").exists()
if not needed:
    print("verdict: the file needs no library of torch, or is no library; check another file of the package")
elif any(name.startswith("libtorch_cuda_c") for name in missing):
    print(f"verdict: built for a torch from 1.8 to 1.13; this one is {version}; build it again")
elif any("cuda" in name for name in missing) and is_cpu:
    print(f"verdict: built for CUDA; torch {version} is a CPU build")
elif missing:
    print(f"verdict: built for another torch than {version}; build it again")
else:
    print("verdict: this torch has them all; import torch before the module")
