"""Find the assertion in a log and print its cause: python diagnose_log.py run.log."""

import re
import sys
from pathlib import Path

CAUSES = (
    (r"n_classes|target_k|cur_target|num_classes", "label-out-of-range"),
    (r"srcIndex < srcSelectDimSize|vectorized gather|EmbeddingBag", "token-out-of-range"),
    (r"probabilit|p\d <= 1|input_val|\*input >|target_val|input\[0\] != 0|cumdist|val >= zero|\(val[,)]", "bad-probability"),
    (r"[iI]ndex|ind_dim|numel|sizes\[i\]|self_dim_size", "other-index"),
)
EXAMPLE = """\
/pytorch/aten/src/ATen/native/cuda/DistributionTemplates.h:639: operator(): block: [0,0,0], thread: [0,0,0] Assertion `0 <= p1 && p1 <= 1` failed.
torch.AcceleratorError: CUDA error: device-side assert triggered
"""

log = Path(sys.argv[1]).read_text(errors="replace") if sys.argv[1:] else EXAMPLE
found = list(dict.fromkeys(re.findall(r"Assertion `(.*)` failed", log)))
for condition in found:
    cause = next((key for form, key in CAUSES if re.search(form, condition)), "own-assert")
    print(f"assertion: {condition}")
    print("verdict:", cause)
if not found:
    print("verdict: no assertion in this log; keep standard error, or run one step on the CPU")
