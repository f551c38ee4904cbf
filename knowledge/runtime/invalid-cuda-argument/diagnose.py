"""Say which kind of 'invalid argument' a log shows, from the lines around the error.

Usage: python diagnose.py train.log
"""

import re
import sys
from pathlib import Path

CLUES = {
    "pinned-memory": r"cudaHostRegister|\.pin_memory\(|unpin tensor|Pin error",
    "old-xformers": r"xformers\.efficient_attention_backward",
    "old-torch-build": r"\(11\) : invalid argument at .*THCGeneral|THCGeneral.* error=11",
    "shared-memory": r"cudaFuncSetAttribute|MaxDynamicSharedMemory|shared_memory_config",
    "other-gpu": r"current device: [1-9]|cuPointerGetAttribute|cudaIpcOpenMemHandle|PeerAccess",
}
EXAMPLES = {
    "ComfyUI": "Tried to unpin tensor not pinned by ComfyUI\nCUDA error: invalid argument",
    "DreamBooth": "xformers.efficient_attention_backward_cutlass(\nCUDA error: invalid argument",
    "torch 0.4": "cuda runtime error (11) : invalid argument at THC/THCGeneral.cpp:663",
    "llama.cpp": "CUDA error: invalid argument\n  current device: 1, in function ggml_cuda_op",
    "nothing else": "RuntimeError: CUDA error: invalid argument",
}


def verdict(log: str) -> str:
    """Return the first cause whose clue `log` holds."""
    found = [cause for cause, clue in CLUES.items() if re.search(clue, log)]
    return found[0] if found else "undecided: log the return code of each CUDA call before it"


if sys.argv[1:]:
    print(verdict(Path(sys.argv[1]).read_text("utf-8", errors="replace")))
else:
    for program, log in EXAMPLES.items():
        print(f"{program}: {verdict(log)}")
