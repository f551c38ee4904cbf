"""Say whether Triton can build its C helpers with this Python: compiler, Python.h, libcuda."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile

chosen = os.environ.get("CC") or shutil.which("gcc") or shutil.which("clang")
headers = sysconfig.get_paths()["include"]
print("Python:", sys.executable)
print("CC:", os.environ.get("CC"), "gcc:", shutil.which("gcc"), "clang:", shutil.which("clang"))
print("Python.h:", os.path.exists(os.path.join(headers, "Python.h")), "in", headers)
with tempfile.TemporaryDirectory() as folder:
    source = os.path.join(folder, "helper.c")
    with open(source, "w") as file:
        file.write("#include <Python.h>\n")
    command = [chosen, source, "-shared", "-fPIC", f"-I{headers}", "-o", f"{folder}/helper.so"]
    if chosen is None:
        print("verdict: no C compiler on the PATH of this process, and CC is not set")
    elif not shutil.which(chosen):
        print("verdict: CC names a program that does not exist:", chosen)
    elif (done := subprocess.run(command, capture_output=True, text=True)).returncode:
        print("verdict: the compiler fails:", done.stderr.strip().splitlines()[0])
    else:
        print("verdict: a C compiler works; start the failing program from this shell")
