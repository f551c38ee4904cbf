"""For GPUs and builds side by side: does torch warn, and would the code run?"""

import re

from pretend import check


def runs(capability: tuple[int, int], built_for: str) -> str:
    major, minor = capability
    for kind, number in re.findall(r"(sm|compute)_(\d+)(?![\daf])", built_for):
        code = divmod(int(number), 10)
        if kind == "sm" and code[0] == major and code[1] <= minor:
            return "machine code"
        if kind == "compute" and code <= capability:
            return "PTX, compiled at first use"
    return "nothing"


OLD = "sm_50 sm_60 sm_70 sm_75 sm_80 sm_86 sm_90"
NEW = "sm_75 sm_80 sm_86 sm_90 sm_100 sm_120"
for name, capability, built_for in (
    ("H200", (9, 0), OLD),
    ("L4", (8, 9), OLD),
    ("RTX 5090", (12, 0), OLD),
    ("RTX 5090", (12, 0), NEW),
    ("GB10", (12, 1), NEW),
    ("B300", (10, 3), NEW),
    ("Jetson T5000", (11, 0), NEW),
    ("RTX 5090", (12, 0), "sm_90 compute_90"),
):
    count = len(check(name, capability, built_for))
    last = built_for.split()[-1]
    print(f"{name}, build up to {last}: {count} warnings, finds {runs(capability, built_for)}")
