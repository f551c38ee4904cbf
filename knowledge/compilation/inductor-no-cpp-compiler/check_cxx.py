"""Say which C++ compiler torch.compile would call, and whether it compiles and links."""

import os
import platform
import shutil
import subprocess
import tempfile

asked = os.environ.get("CXX") or ("cl" if platform.system() == "Windows" else "g++")
found = shutil.which(asked)
print("CXX:", os.environ.get("CXX"), "torch.compile calls:", asked, "found:", found)
if found is None:
    print("verdict: not found; install a C++ compiler, or set CXX to the path of one")
elif platform.system() == "Windows":
    print("verdict: found; start the failing program from this window")
else:
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "probe.cpp")
        with open(source, "w") as file:
            file.write("#include <omp.h>\nint threads() { return omp_get_max_threads(); }\n")
        command = [found, "-shared", "-fPIC", "-fopenmp", source, "-o", f"{folder}/probe.so"]
        done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        print("verdict: it fails:", done.stderr.strip().splitlines()[0])
    else:
        print("verdict: it works with OpenMP; the failing program has another PATH or CXX")
