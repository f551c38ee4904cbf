"""Which libraries of torch does a program load? python check_torch_link.py PROGRAM [LIBTORCH/lib]"""

import re
import subprocess
import sys
from pathlib import Path

program = sys.argv[1]
folder = Path(sys.argv[2]) if len(sys.argv) > 2 else None
if folder is None:
    try:
        import torch

        folder = Path(torch.__path__[0]) / "lib"
    except ImportError:
        sys.exit("pass the folder lib of LibTorch as the second argument")
dynamic = subprocess.run(["readelf", "-d", program], capture_output=True, text=True).stdout
needed = [name for name in re.findall(r"NEEDED.*\[(.*)\]", dynamic) if re.match(r"lib(?:torch|c10)", name)]
has_cuda = (folder / "libtorch_cuda.so").exists()
print("the program names:", *sorted(needed))
print("LibTorch has libtorch_cuda.so:", "yes" if has_cuda else "no")
if "libtorch_cpu.so" not in needed:
    print("verdict: library-missing; link torch_cpu, too")
elif not has_cuda:
    print("verdict: cpu-libtorch; this LibTorch has no CUDA part, install the CUDA build")
elif not {"libtorch.so", "libtorch_cuda.so"} & set(needed):
    print("verdict: cuda-dropped; link with -Wl,--no-as-needed -ltorch")
else:
    print("verdict: linked; a GPU that is not found has another reason")
