"""List every TensorRT library that programs here can load: python find_tensorrt.py [FOLDER ...]

Without folders it searches this Python's packages, LD_LIBRARY_PATH and the system's folders.
"""

import glob
import os
import re
import site
import sys

folders = sys.argv[1:]
if not folders:
    packages = [*site.getsitepackages(), site.getusersitepackages()]
    folders = [os.path.join(one, name) for one in packages for name in ("tensorrt_libs", "tensorrt")]
    folders += os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep)
    folders += ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/local/tensorrt/lib", "/opt/tensorrt/lib"]

found = {}
for folder in filter(None, dict.fromkeys(folders)):
    for path in sorted(glob.glob(os.path.join(folder, "libnvinfer.so.*"))):
        release = re.search(r"libnvinfer\.so\.([\d.]+)$", path)
        if release and not os.path.islink(path):
            found[path] = release[1]
for path, release in found.items():
    print(f"TensorRT {release}: {path}")
releases = sorted(set(found.values()))
if len(releases) > 1:
    print("verdict: several-releases:", ", ".join(releases))
elif releases:
    print("verdict: one release; build the engine with it:", releases[0])
else:
    print("verdict: no libnvinfer in these folders")
