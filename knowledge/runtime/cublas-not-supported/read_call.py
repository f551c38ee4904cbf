"""Say what a cuBLAS call in a log asked for, and whether a GPU has it: python read_call.py LOG 6.1

The second argument is the GPU's compute capability: nvidia-smi --query-gpu=compute_cap --format=csv
"""

import re
import sys
from pathlib import Path

CALL = re.compile(r"CUBLAS_STATUS_NOT_SUPPORTED when calling `?(cublas\w+).*")
TYPES = {"16BF": ("bfloat16", 8.0), "16F": ("float16", 5.3), "8I": ("int8", 6.1), "8F_E4M3": ("FP8", 8.9), "8F_E5M2": ("FP8", 8.9)}
LETTERS = {"S": "float32", "D": "float64", "C": "complex64", "Z": "complex128"}  # cublasSgemm, cublasDgemm ...
TEXT = "CUDA error: CUBLAS_STATUS_NOT_SUPPORTED when calling `{}(handle, opa, opb, a, CUDA_R_{}, lda)`"
EXAMPLES = [("cublasGemmStridedBatchedEx", "16BF", 5.2), ("cublasGemmEx", "16F", 8.9), ("cublasGemmEx", "16BF", 8.6), ("cublasSgemm", "", 8.6)]


def verdict(line, capability):
    """Return the call, its inputs and what the GPU lacks."""
    call = CALL.search(line)
    if not call:
        return ""
    asked = next((TYPES[one] for one in re.findall(r"CUDA_R_(\w+)", call[0]) if one in TYPES), None)
    letter = re.match(r"cublas([SDCZ])ge?m", call[1])
    if letter:
        return f"{call[1]} with {LETTERS[letter[1]]}, which every GPU has: run check_dtypes.py"
    if not asked:
        return f"{call[1]}: no type in the line, look at the program's call"
    name, least = asked
    if capability < least:
        return f"{call[1]} with {name} on {capability}: bf16-old-gpu, needs {least}"
    return f"{call[1]} with {name} on {capability}: the GPU has {name}, run check_dtypes.py"


if len(sys.argv) == 2:
    raise SystemExit("give the compute capability as well: nvidia-smi --query-gpu=compute_cap --format=csv")
if len(sys.argv) > 2:
    lines, capability = Path(sys.argv[1]).read_text(errors="replace").split("\n"), float(sys.argv[2])
    told = dict.fromkeys(filter(None, (verdict(line, capability) for line in lines)))
else:
    told = [verdict(TEXT.format(call, kind), capability) for call, kind, capability in EXAMPLES]
print(*told or ["no CUBLAS_STATUS_NOT_SUPPORTED in this log"], sep="\n")
