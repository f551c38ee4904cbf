"""Let diagnose_script.py find the cause of each reproduction."""

import contextlib
import io
import runpy

import torch
from diagnose_script import Watch

torch.manual_seed(0)
for name in ("probabilities", "binary", "embedding", "index", "inplace"):
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown), contextlib.suppress(SystemExit), Watch():
        runpy.run_path(f"reproduce_{name}.py")
    print(f"reproduce_{name}.py:", shown.getvalue().rpartition("verdict: ")[2].strip())
short = torch.tensor([0, 1, 2, 0], dtype=torch.int32)
for labels in (short, short / 2, short.long()[:, None]):
    with contextlib.suppress(SystemExit), Watch():
        torch.nn.functional.cross_entropy(torch.zeros(4, 3), labels)
