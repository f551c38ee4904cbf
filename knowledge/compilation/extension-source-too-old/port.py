"""List or replace names that torch removed: python port.py FOLDER [--write]"""

import os
import re
import sys

RULES = (
    (r"#include\s*[<\"]THC/THCAtomics\.cuh[>\"]", "#include <ATen/cuda/Atomic.cuh>"),
    (r"#include\s*[<\"]THC/THCDeviceUtils\.cuh[>\"]", "#include <ATen/cuda/DeviceUtils.cuh>"),
    (r"#include\s*[<\"]TH/TH\.h[>\"]", "#include <ATen/ATen.h>"),
    (r"#include\s*[<\"]THC/THC[A-Za-z]*\.c?u?h[>\"]", "#include <ATen/ATen.h>"),
    (r"\bAT_CHECK\b", "TORCH_CHECK"),
    (r"\bTHCudaCheck\b", "C10_CUDA_CHECK"),
    (r"\bTHCCeilDiv\b", "at::ceil_div"),
    (r"\bTHCState_getCurrentStream\([^)]*\)", "at::cuda::getCurrentCUDAStream()"),
    (r"\bTHCudaMalloc\([^,]*,\s*", "c10::cuda::CUDACachingAllocator::raw_alloc("),
    (r"\bTHCudaFree\([^,]*,\s*", "c10::cuda::CUDACachingAllocator::raw_delete("),
    (r"\.data<([\w:]+)>\(\)", r".data_ptr<\1>()"),
    (r"(AT_DISPATCH_\w+\(\s*[\w.\[\]>-]+)\.type\(\)", r"\1.scalar_type()"),
)
ENDINGS = (".cpp", ".cc", ".cu", ".cuh", ".h", ".hpp")

write = "--write" in sys.argv
folder = next((one for one in sys.argv[1:] if one != "--write"), ".")
found = 0
for place, _, names in os.walk(folder):
    for path in (os.path.join(place, name) for name in sorted(names) if name.endswith(ENDINGS)):
        with open(path, encoding="utf-8", errors="replace") as file:
            text = new = file.read()
        for number, line in enumerate(text.split("\n"), 1):
            for old, to in RULES:
                if re.search(old, line):
                    found += 1
                    print(f"{path}:{number}: {line.strip()}  ->  {re.sub(old, to, line).strip()}")
                    break
        for old, to in RULES:
            new = re.sub(old, to, new)
        if write and new != text:
            with open(path, "w", encoding="utf-8") as file:
                file.write(new)
print("verdict:", f"source-too-old: {found} lines" + (" rewritten" if write else "") if found else "no removed name found")
