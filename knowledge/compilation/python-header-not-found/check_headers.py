"""Say whether the headers of this Python are there, and which package has them."""

import glob
import os
import platform
import sys
import sysconfig

version = f"{sys.version_info.major}.{sys.version_info.minor}"
folder = sysconfig.get_paths()["include"]
here = os.path.exists(os.path.join(folder, "Python.h"))
others = sorted(set(glob.glob("/usr/include/python3*/Python.h")) - {f"{folder}/Python.h"})
print("Python:", version, sys.executable)
print("its headers:", folder, "found" if here else "missing")
print("headers of other Pythons:", *(os.path.dirname(file) for file in others) or ["none"])
if here:
    print("verdict: they are there; the compile command lacks", f"-I{folder}")
elif platform.system() == "Windows":
    print(f"verdict: copy Include and libs of the same Python {version} into", sys.base_prefix)
elif sys.base_prefix == "/usr":
    print(f"verdict: install python{version}-dev (Debian, Ubuntu) or python3-devel (Fedora)")
else:
    print(f"verdict: this Python came without headers; install Python {version} anew")
