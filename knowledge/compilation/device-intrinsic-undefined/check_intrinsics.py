"""Explain the names in a build log that nvcc lacks: python check_intrinsics.py BUILD_LOG"""

import os
import re
import sys

if len(sys.argv) < 2 or not os.path.isfile(sys.argv[1]):
    sys.exit("usage: python check_intrinsics.py BUILD_LOG, the file with the output of the build")
text = open(sys.argv[1], errors="replace").read()
targets = {int(one) for one in re.findall(r"(?:compute|sm)_(\d{2,3})[af]?\b", text)}
names = sorted(set(re.findall(r'identifier\s*"\s*(\w+)\s*"\s*is undefined', text)))
types = sorted(set(re.findall(r"argument types are: \(([^)]*)\)", text))) if "atomicAdd" in text else []
print("targets in the log:", *(sorted(targets) or ["none, so nvcc takes its default"]))
for name in names:
    if re.fullmatch(r"__(?:shfl\w*|ballot|any|all)_sync", name):
        print(f"verdict: {name}: old-toolkit, it needs CUDA 9 or newer")
    elif name == "__ldg":
        print(f"verdict: {name}: old-target, build for 3.5 or newer")
    elif name.startswith("__cvta_generic_to_"):
        print(f"verdict: {name}: old-toolkit, it needs CUDA 11 or newer")
    elif re.fullmatch(r"__(?:shfl|shfl_up|shfl_down|shfl_xor|ballot|any|all)", name):
        old, new = any(one < 30 for one in targets), any(one >= 70 for one in targets)
        known = f"no-mask, write {name}_sync" if new else "no-mask for 7.0 and newer, old-target below 3.0"
        print(f"verdict: {name}:", "old-target, remove targets below 3.0" if old else known)
    elif re.fullmatch(r"(?:__)?n?v?_?(?:half2?|bfloat16\w*)|__(?:float2half|half2float)\w*", name):
        print(f"verdict: {name}: no-include, include cuda_fp16.h or cuda_bf16.h")
    elif re.fullmatch(r"__(?:h|float2)[a-z0-9_]+", name):
        print(f"verdict: {name}: old-target, arithmetic of half needs a target of 5.3 or newer")
for one in types:
    kind = "other-type, cast to a type that atomicAdd has"
    if re.fullmatch(r"(?:__)?half \*, (?:const )?(?:__)?half", one):
        kind = "old-target, build for 7.0 or newer"
    elif re.match(r"(?:const )?double \*|(?:__)?half2 \*", one):
        kind = "old-target, build for 6.0 or newer"
    print(f"verdict: atomicAdd({one}): {kind}")
if not names and not types:
    print("verdict: the log has no undefined name and no atomicAdd")
