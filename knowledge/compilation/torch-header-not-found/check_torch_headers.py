"""Which torch would a build of this Python use, and does it have the header? python check_torch_headers.py"""

import sys
import sysconfig
from pathlib import Path

print("python:", Path(sys.executable).name, ".".join(map(str, sys.version_info[:2])))
try:
    import torch
except ImportError:
    sys.exit("verdict: no-torch; activate the environment with torch, or use its python")
from torch.utils import cpp_extension

paths = [Path(one) for one in cpp_extension.include_paths()]
found = [one for one in paths if (one / "torch" / "extension.h").exists()]
print("torch:", torch.__version__.split("+")[0])
if not found:
    sys.exit("verdict: old-torch; this torch has no torch/extension.h, use 1.0 or newer or an older branch of the source")
print("header: in", len(found), "of", len(paths), "folders; flags for a compiler by hand:")
for path in [*paths, Path(sysconfig.get_paths()["include"])]:
    print("  -I" + str(path))
print("verdict: plain-compile; the failing command lacks these flags, or another python ran it")
