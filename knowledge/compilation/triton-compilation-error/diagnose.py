"""Print the reason inside a Triton CompilationError, and what it means.

Usage: python diagnose.py LOG, with a file that holds the traceback
"""

import re
import sys
from pathlib import Path

EXAMPLE = """triton.compiler.errors.CompilationError: at 1:0:
def quantize(x, y, BLOCK: tl.constexpr):
^
ValueError("type fp8e4nv not supported in this architecture. The supported fp8 dtypes are ...")
---
triton.compiler.errors.CompilationError: at 81:12:
        a = tl._tensor_descriptor_load(
            ^
AttributeError("module 'triton.language' has no attribute '_tensor_descriptor_load'")
---
triton.compiler.errors.CompilationError: at 2:17:
    i = tl.arange(0, COLUMNS)
        ^
arange's range must be a power of 2
---
triton.compiler.errors.CompilationError: at 2:16:
    tl.store(x, SIZE)
                ^
NameError("Cannot access global variable SIZE from within @jit'ed function.")
"""
CAUSES = {
    r"fp8e4nv.*not supported": "gpu-without-fp8: use no FP8 here, or a GPU of 8.9 and higher",
    r"module 'triton[\w.]*' has no attribute": "other-triton: kernel and Triton do not fit",
    r"power of 2|Input shapes should have": "size-not-allowed: pad the block and mask it",
    r"Cannot access global|must be of type tl.constexpr|make_shape_compatible|is not defined": (
        "kernel-code: mend the line above the caret"
    ),
}

text = Path(sys.argv[1]).read_text(errors="replace") if sys.argv[1:] else EXAMPLE
found = any(re.search(pattern, text) for pattern in CAUSES)
for pattern, verdict in CAUSES.items():
    if match := re.search(rf"(?:{pattern})[^\n]*", text):
        print(match[0][:90])
        print("  verdict:", verdict)
if not found:
    print("verdict: unknown; read the line after the caret (^) of the first CompilationError")
