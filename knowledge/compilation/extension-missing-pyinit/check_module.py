"""Tell why a module has no init function: python check_module.py PATH/TO/_ext.cpython-310-x86_64-linux-gnu.so"""

import importlib.util
import os
import re
import sys

path = sys.argv[1] if len(sys.argv) > 1 else importlib.util.find_spec("_ctypes").origin
name = os.path.basename(path).split(".")[0]
with open(path, "rb") as file:
    content = file.read()
symbols = {one.decode() for one in re.findall(rb"[A-Za-z_][\w.]{3,200}", content)}
inits = {one for one in symbols if "PyInit_" in one and not one.startswith("PyInit__imp")}
print("file:", path, f"({len(content) / 1024:.0f} KiB)")
print("Python looks for:", f"PyInit_{name}")
print("init functions in the file:", *(sorted(inits) or ["none"]))
plain = sorted(one for one in inits if one.startswith("PyInit_"))
if f"PyInit_{name}" in inits:
    print("verdict: this file is right; another file of the same name is imported, or the function is not exported")
elif plain:
    print("verdict: other-name; the code calls the module", *(one[7:] for one in plain))
elif inits:
    print("verdict: no-extern-c; the C++ compiler has changed the name of the init function")
elif f"init{name}" in symbols or "Py_InitModule4_64" in symbols:
    print("verdict: python-2; built by Python 2")
elif any(one.startswith(("_ZN5torch7Library", "aoti_torch_library")) for one in symbols):
    print("verdict: operators-only; load it with torch.ops.load_library")
elif not any(one.startswith(("_ZN", "Py")) for one in symbols):
    print("verdict: no-sources; nothing was compiled into it")
else:
    print("verdict: no-module-macro; sources were compiled, but none of them defines the module")
