"""Which calls cross between host and device in a build log: python check_calls.py build.log"""

import re
import sys
from collections import Counter

CALL = re.compile(
    r"calling a (?:constexpr )?(__host__ __device__|__host__|__device__|host) ?function"
    r"""(?:\(["'](.{1,200}?)["']\))? from a ([_a-z/ ]{6,24}?)\s?function"""
)


def kind(name: str, called: str) -> str:
    if called == "__device__":
        return "device-on-host: guard the caller with #ifdef __CUDA_ARCH__, or mark it __device__"
    if re.match(r"(?:std::)?(?:f?max|f?min|pow|abs|sqrt)<", name):
        return "overload: give both arguments one type, such as float"
    if re.fullmatch(r"__(?:ceil|floor|round|trunc)f?", name):
        return "overload: write the function with f, such as ceilf; Visual Studio brought this one"
    if name.startswith("std::"):
        return "library: use a function of CUDA or of cuda::std"
    if name.startswith("operator") or re.match(r"(?:pow|fmin|fmax|max|min|abs|sqrt)\b", name):
        return "overload: give both arguments one type, such as float"
    return "own-function: add __host__ __device__ to its declaration and definition"


if len(sys.argv) != 2:
    sys.exit("usage: python check_calls.py build.log")
with open(sys.argv[1], errors="replace") as log:
    found = Counter((match[2] or "a function without a name", match[1]) for match in CALL.finditer(log.read()))
for (name, called), number in found.most_common(10):
    print(f"{number} times {name}: {kind(name, called)}")
if not found:
    print("no call between host and device in this log")
