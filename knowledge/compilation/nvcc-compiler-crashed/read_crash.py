"""Which compiler crashed in a build log, and what to try: python read_crash.py build.log"""

import re
import sys

STAGES = {
    "cudafe++": "the C++ front end of nvcc",
    "cicc": "the GPU code generator of nvcc",
    "ptxas": "the assembler of nvcc",
    "cl.exe": "the host compiler, Visual C++",
}


def first(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    return match[1] if match else ""


with open(sys.argv[1], errors="replace") as log:
    text = log.read()
release = first(r"(?:cuda[-_/\\]v?|CUDA\\v)(\d+\.\d+)", text) or first(r"compilation tools, release (\d+\.\d+)", text)
stage = first(r"'([a-z+.]{2,12})' (?:died due to signal|died with status|core dumped)", text)
host_crash = re.search(r"internal compiler error: (?!Killed)|fatal error C1001|'(?:cl\.exe|g\+\+|gcc|cc1plus)' died", text)
front_end = re.search(r"internal error ?: assertion failed", text)
host = first(r"(?:c\+\+|gcc)[-/](\d+(?:\.\d+)*)[/ ]", text) or first(r"MSVC[\\/](\d+\.\d+)", text)
device_debug = re.search(r"(?:^| )(?:-G|--device-debug|--source-in-ptx)\b", text)
print("CUDA release in the log:", release or "none", "- host compiler:", host or "none")
if re.search(r"died due to signal 9|internal compiler error: Killed|Killed signal terminated", text):
    print("verdict: killed; not a crash, the memory ran out")
elif host_crash:
    print("verdict: host-compiler; build with another release of g++ or Visual C++")
elif stage or front_end or re.search(r"Error 139|Segmentation fault|Compiler Error \(codegen\)", text):
    print("crashed:", STAGES.get(stage, "cudafe++, the C++ front end of nvcc" if front_end else "not in the log, add -v"))
    if device_debug and stage != "cudafe++":
        print("verdict: device-debug; build without -G and --source-in-ptx")
    else:
        print("verdict: nvcc-release; build with another release of CUDA")
    if re.search(r"HostX86", text, re.IGNORECASE):
        print("also: the 32-bit tools of Visual Studio run it; use the x64 Native Tools prompt")
else:
    print("verdict: no crash in this log")
