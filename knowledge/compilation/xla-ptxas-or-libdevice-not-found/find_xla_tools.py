"""Say where XLA finds ptxas and libdevice: run it with the Python of TensorFlow or JAX.

Arguments are folders to search instead of the system's, for a trial.
"""

import os
import shutil
import site
import sys

TOOLS = {"ptxas": "bin/ptxas", "libdevice": "nvvm/libdevice/libdevice.10.bc"}
ELSEWHERE = ("bin/ptxas", "libdevice.10.bc", "lib/libdevice.10.bc", "libdevice/libdevice.10.bc")

flags = dict(one.split("=", 1) for one in os.environ.get("XLA_FLAGS", "").split() if "=" in one)
given = flags.get("--xla_gpu_cuda_data_dir", "")
packages = sys.argv[1:] or site.getsitepackages() + [site.getusersitepackages()]
system = [] if sys.argv[1:] else ["/usr/local/cuda", "/opt/cuda"]
spare_system = [] if sys.argv[1:] else ["/usr/lib/cuda", "/usr/lib/nvidia-cuda-toolkit"]
roots = [given, "cuda_sdk_lib", ".", *system]
roots += [os.path.join(one, "nvidia", name) for one in packages for name in ("cuda_nvcc", "cu13")]
roots += [os.environ.get("CONDA_PREFIX", "")]
others = [*packages, *spare_system, os.environ.get("CONDA_PREFIX", "")]

found = {}
for tool, path in TOOLS.items():
    places = [os.path.join(root, path) for root in filter(None, roots)]
    found[tool] = next(filter(os.path.isfile, places), "")
found["ptxas"] = shutil.which("ptxas") or found["ptxas"]
for tool, place in found.items():
    print(f"{tool}: {place or 'not found'}")
spare = [os.path.join(one, path) for one in filter(None, others) for path in ELSEWHERE]
spare = [one for one in spare if os.path.isfile(one)]
if given and not os.path.isdir(given):
    print(f"verdict: wrong-flag: XLA_FLAGS has {given}, which is no folder")
elif all(found.values()):
    print("verdict: both are found from this shell and this Python")
elif spare:
    print("verdict: other-folder:", spare[0])
else:
    print("verdict: not-installed")
