"""Name the cause of a compiler error in a header: python check_header_error.py build.log"""

import re
import sys

CAUSES = (
    ("autograd-header", r"compiled_autograd\.h\(\d+\): error C2872", "NVCC_APPEND_FLAGS=-DUSE_CUDA"),
    ("cuda-namespace", r"error C2872: .cuda|\"cuda\" is ambiguous", "include cooperative_groups before 'using namespace'"),
    ("other-std", r"error C2872: .std", "a newer torch, or the C++ standard of its release"),
    ("pybind-template", r"cast\.h:[\d:]+ error: expected template-name", "gcc 11 for nvcc, or a newer CUDA toolkit"),
    ("pybind-tuple", r"template template parameter \"Tuple\"", "torch/types.h in place of torch/extension.h"),
    ("constexpr-member", r"error: member \"torch::.*may not be initialized", "torch/types.h, or a newer torch"),
    ("small-macro", r"bool char *[,=)]|'bool' followed by 'char'", "NVCC_APPEND_FLAGS=-DWIN32_LEAN_AND_MEAN"),
    ("edited-header", r"compiled_autograd\.h\(\d+\): error: (?:identifier|expected)", "install torch again"),
)

if len(sys.argv) != 2:
    sys.exit("usage: python check_header_error.py build.log")
found = 0
for number, line in enumerate(open(sys.argv[1], encoding="utf-8", errors="replace"), 1):
    for cause, pattern, cure in CAUSES:
        if re.search(pattern, line):
            print(f"line {number}: {cause}: {cure}")
            found += 1
            break
print(found, "line(s) of these causes")
