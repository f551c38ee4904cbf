"""Try each step by which Triton builds its C helpers, with this Python: python check_launcher.py"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path


def builds(source, *flags):
    """Return whether the compiler makes a shared library of `source`, and its first error."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "main.c").write_text(source)
        command = [compiler, "main.c", "-shared", "-fPIC", "-o", "main.so", *flags]
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    errors = [line for line in done.stderr.splitlines() if "error" in line or "cannot find" in line]
    return done.returncode == 0, (errors or ["no message"])[0]


compiler = os.environ.get("CC") or shutil.which("gcc") or shutil.which("clang")
include = sysconfig.get_paths()["include"]
print("Python:", sys.executable, "compiler:", compiler)
if compiler is None or shutil.which(compiler) is None:
    sys.exit("verdict: no C compiler")
triton = importlib.util.find_spec("triton")
driver = Path(triton.origin).parent / "backends/nvidia/driver.py" if triton else Path("none")
asked = re.search(r"^libraries = \['(.+?)'\]", driver.read_text() if driver.exists() else "", re.M)
library = asked[1] if asked else "cuda"
flag = f"-l:{library}" if ".so" in library else f"-l{library}"
own = os.environ.get("TRITON_LIBCUDA_PATH")
table = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True).stdout
listed = [line.split()[-1] for line in table.splitlines() if "libcuda.so" in line]
folders = [os.path.abspath(own)] if own else sorted({os.path.dirname(path) for path in listed})
header, header_error = builds("#include <Python.h>\n", f"-I{include}")
link, link_error = builds("int x;\n", flag, *(f"-L{folder}" for folder in folders))
print("Python.h:", "builds" if header else header_error)
print(f"{flag} in {folders}:", "links" if link else link_error)
print("libcuda of the driver:", listed or "nowhere on this machine")
if not header:
    print("verdict: the headers of this Python are missing in", include)
elif not link:
    print("verdict: the linker finds no libcuda for", flag)
else:
    print("verdict: all steps work here; start the failing program from this shell")
