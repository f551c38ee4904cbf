"""Which file was compiled without CUDA, and through which header: python find_unit.py build.log"""

import re
import sys

NAMES = r"__(?:global|device|host|shared|constant|forceinline)__|threadIdx|blockIdx|blockDim|__sync[a-z_]{3,12}|<<<|__CUDACC__"

with open(sys.argv[1], errors="replace") as log:
    lines = log.read().splitlines()
unit, header, name, text = "", "", "", "\n".join(lines)
stack = ""
for line in lines:
    included = re.match(r"\s*(?:\[build\] )?(?:In file included )?from ([^ ]+?):\d+", line)
    built = re.search(r"Building CXX object [^ ]*?([^/ ]+\.(?:cpp|cc|cxx))\.o", line)
    if included:
        stack = included[1]
    elif built:
        stack = ""
        unit = built[1]
    error = re.search(r"([^ ]+?)(?::\d+:\d+|\(\d+\)) ?: (?:fatal )?error", line)
    found = re.search(NAMES, line)
    if error and (found or "primary-expression before" in line):
        own = "" if error[1].endswith((".h", ".hpp", ".cuh", ".hxx")) else error[1]
        unit, header, name = stack or unit or own, error[1], found[0] if found else "<<<"
        break
print("compiled without CUDA:", unit or "not in the log", "- error in:", header or "none", "- name:", name or "none")
if re.search(r"E00\d\d|Error \(active\)|Use of undeclared identifier", text):
    print("verdict: editor; build it, and set up the editor if the build works")
elif re.search(r"[Kk]okkos_|KOKKOS_", text):
    print("verdict: library-wants-nvcc; build all that includes it with nvcc_wrapper or clang++")
elif re.search(r"util_(?:ptx|device)\.cuh", text):
    print("verdict: thrust-in-cpp; CUDA 12.6, or -DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP for this file")
elif name or re.search("error.{0,12}" + NAMES, text):
    print("verdict: kernel-in-cpp; make this file CUDA, or keep the header with the kernel out of it")
else:
    print("verdict: nothing of CUDA is unknown in this log")
