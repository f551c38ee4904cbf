"""Name what ended a runner of Ollama or a llama.cpp server: python check_log.py server.log."""

import re
import sys
from pathlib import Path

CAUSES = (
    ("model-newer", r"unknown model architecture|wrong number of tensors|to_fp32_cuda != nullptr"),
    ("memory", r"out of memory|signal: killed|failed to allocate|exit status 137"),
    ("cpu-instructions", r"(?:signal|SIGILL): illegal instruction|0xc000001d"),
    ("library", r"0xc0000135|0xc0000139|exit status ?127\b|cannot open shared object|driver is too old"),
    ("gpu-error", r"CUDA error|ROCm error|stat == cudaSuccess"),
    ("load-timeout", r"timed out waiting for llama"),
    ("assertion", r"GGML_ASSERT"),
    ("lm-studio-runtime", r"\(Exit code: (?!137\b)"),
    ("status-only", r"exit status (?:2\b|0xc0000409|0xc0000005)|%!w\(<nil>\)|signal: aborted"),
)
SHOWN = re.compile(
    "|".join(sign for _, sign in CAUSES) + r"|error loading model|exit status|signal: |SIG[A-Z]{3,4}:"
)


def cause_of(text):
    """Return the first cause that a line shows; a lack of pinned memory is only a warning of ggml."""
    text = re.sub(r".*pinned memory.*", "", text)
    return next((key for key, sign in CAUSES if re.search(sign, text)), "not shown")


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(str(one) for one in Path(__file__).parent.glob("*.log")):
        text = Path(name).read_text(errors="replace")
        print(f"{Path(name).name}: {cause_of(text)}")
        for line in [line for line in text.splitlines() if SHOWN.search(line)][:4]:
            print("   ", line.strip()[:150])
