"""Tell which library's kernel a log points to after an illegal instruction.

Usage: python diagnose.py server.log
"""

import re
import sys
from pathlib import Path

KERNELS = {
    "fp4 or fp8 kernels of FlashInfer, CUTLASS or TensorRT-LLM": r"nvfp4|fp4|fp8|flashinfer|cutlass|trtllm",
    "Marlin": r"marlin",
    "DeepSpeed's inference kernels": r"deepspeed|kernel execution error",
    "Mamba": r"mamba",
}
EXAMPLES = {
    "vLLM": "quantization=marlin\nRuntimeError: CUDA error: an illegal instruction was encountered",
    "index-tts": "!!!! kernel execution error. (m: 1280, n: 3075, k: 5120, error: 13)",
    "miner": "CUDA error in func 'search' at line 300 : an illegal instruction was encountered.",
}


def verdict(log: str) -> str:
    """Return the library to switch off first, or the hardware."""
    found = [name for name, clue in KERNELS.items() if re.search(clue, log, re.IGNORECASE)]
    if found:
        return f"kernel: switch off {found[0]} first"
    return "hardware: no such library in the log; run diagnose_stress.py without overclock"


if sys.argv[1:]:
    print(verdict(Path(sys.argv[1]).read_text("utf-8", errors="replace")))
else:
    for program, log in EXAMPLES.items():
        print(f"{program}: {verdict(log)}")
