"""Compare the libraries that an extension needs with those of the installed torch: python check_libtorch.py MODULE.so"""

import importlib.util
import pathlib
import re
import shutil
import subprocess
import sys


def needed_by(path):
    """Return the libraries of torch that the file needs; without readelf, those whose names it contains."""
    if shutil.which("readelf"):
        dynamic = subprocess.run(["readelf", "-d", path], capture_output=True, text=True).stdout
        return re.findall(r"NEEDED.*\[(lib(?:c10|torch)\w*\.so)\]", dynamic)
    names = re.findall(rb"\0(lib(?:c10|torch)\w*\.so)(?=\0)", pathlib.Path(path).read_bytes())
    return [name.decode() for name in dict.fromkeys(names)]


if len(sys.argv) < 2 or not pathlib.Path(sys.argv[1]).is_file():
    sys.exit("usage: python check_libtorch.py MODULE.so, the compiled file of the package")
spec = importlib.util.find_spec("torch")
if spec is None:
    sys.exit(f"verdict: {sys.executable} has no torch")
folder = pathlib.Path(spec.origin).parent
text = (folder / "version.py").read_text()
version = re.search(r"__version__ = ['\"](.+?)['\"]", text).group(1)
needed = needed_by(sys.argv[1])
missing = [name for name in needed if not (folder / "lib" / name).exists()]
print("this Python:", sys.executable)
print("needed of torch:", *(needed or ["none"]))
print("not in this torch:", *(missing or ["none"]))
is_cuda, is_hip = ((folder / f"lib/libc10_{name}.so").exists() for name in ("cuda", "hip"))
is_split = re.match(r"1\.(?:[89]|1[0-3])\.", version)
if not needed:
    print("verdict: the file needs no library of torch, or is no library; check another file of the package")
elif any(name.startswith("libtorch_cuda_c") for name in missing) and not is_split:
    print(f"verdict: built for a torch from 1.8 to 1.13; this one is {version}; build it again")
elif any("cuda" in name for name in missing) and not is_cuda:
    print(f"verdict: built for CUDA; torch {version} is a {'ROCm' if is_hip else 'CPU'} build")
elif missing:
    print(f"verdict: built for another torch than {version}; build it again")
else:
    print("verdict: this torch has them all; import torch before the module")
