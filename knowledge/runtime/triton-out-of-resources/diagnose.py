"""Tell from a log which resource a Triton kernel lacks, and on which GPUs it would fit.

Usage: python diagnose.py server.log
"""

import re
import sys
from pathlib import Path

SENTENCE = re.compile(r"out of resource: ([a-z ]+), Required: (\d+), Hardware limit\w*: (\d+)")
BLOCK = {  # bytes of shared memory that one block may have
    "T4, RTX 20": 65536,
    "V100": 98304,
    "RTX 30, 40 and 50, A10, L4, L40": 101376,
    "A100": 166912,
    "H100, H200, B200": 232448,
}
EXAMPLE = """\
triton.runtime.errors.OutOfResources: out of resource: shared memory, Required: 81920, \
Hardware limit: 65536. Reducing block sizes or `num_stages` may help.
OutOfResources: out of resource: shared memory, Required: 147456, Hardware limit: 101376.
OutOfResources: out of resource: shared memory, Required: 663808, Hardware limit: 166912.
OutOfResources: out of resource: threads, Required: 2048, Hardware limit: 1024.
"""


def verdict(name: str, required: int, limit: int) -> str:
    """Return the cause, with the GPUs on which the kernel would fit."""
    if name != "shared memory":
        return f"own-tiles: {required} {name} of {limit}: lower num_warps or the block"
    fits = [gpu for gpu, size in BLOCK.items() if required <= size]
    if not fits:
        return f"too-large: {required} bytes fit on no GPU here: smaller tiles or head dimension"
    return f"small-gpu: {required} of {limit} bytes; fits on {', '.join(fits)}"


text = Path(sys.argv[1]).read_text("utf-8", errors="replace") if sys.argv[1:] else EXAMPLE
for name, required, limit in dict.fromkeys(SENTENCE.findall(text)):
    print(verdict(name, int(required), int(limit)))
