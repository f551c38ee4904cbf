"""Say which paths a build folder was given and where torch is: python find_torch.py [build]"""

import importlib.util
import os
import sys
from pathlib import Path

INSIDE = ("", "share/cmake/Torch", "cmake/Torch", "Torch")
cache = Path(sys.argv[1] if len(sys.argv) > 1 else "build") / "CMakeCache.txt"
lines = cache.read_text().splitlines() if cache.exists() else []
cached = dict(line.split("=", 1) for line in lines if "=" in line and line[0] not in "#/")
cached = {name.split(":")[0]: value for name, value in cached.items()}
source = Path(cached.get("CMAKE_HOME_DIRECTORY", "."))
given = [(f"-D{key}", cached[key], ";") for key in ("Torch_DIR", "CMAKE_PREFIX_PATH") if key in cached]
given += [(key, os.environ[key], os.pathsep) for key in ("Torch_DIR", "CMAKE_PREFIX_PATH") if key in os.environ]

wrong = []
for name, value, between in given:
    for path in (path for path in value.split(between) if path and "-NOTFOUND" not in path):
        places = INSIDE[:1] if name == "-DTorch_DIR" else INSIDE
        right = any((source / path / place / "TorchConfig.cmake").exists() for place in places)
        print(f"{name}: {path}:", "holds torch" if right else "no TorchConfig.cmake")
        wrong += [] if right else [path]
torch = importlib.util.find_spec("torch")
prefix = Path(torch.origin).parent / "share/cmake" if torch and torch.origin else None
if prefix:
    print("torch of this Python:", prefix)
if wrong:
    print("verdict: a path is wrong:", *wrong)
elif prefix is None:
    print("verdict: this Python has no torch")
else:
    print(f"verdict: configure in a new build folder with -DCMAKE_PREFIX_PATH={prefix}")
