"""Tell which attention backends an import switches off, and what this GPU can run.

Usage: python diagnose.py MODULE    the module that your program imports, such as recpre or sam2
"""

import importlib
import sys
import tempfile
from pathlib import Path

import torch
from torch.backends import cuda

SWITCHES = {
    "flash": cuda.flash_sdp_enabled,
    "efficient": cuda.mem_efficient_sdp_enabled,
    "math": cuda.math_sdp_enabled,
}
EXAMPLE = "import torch\ntorch.backends.cuda.enable_math_sdp(False)\n"


def states() -> dict[str, bool]:
    """Return which backends are allowed now."""
    return {name: is_on() for name, is_on in SWITCHES.items()}


def example() -> str:
    """Write a module that switches math off, and return its name."""
    folder = Path(tempfile.mkdtemp())
    (folder / "careless.py").write_text(EXAMPLE)
    sys.path.insert(0, str(folder))
    return "careless"


name = sys.argv[1] if sys.argv[1:] else example()
sys.path.append(".")
before = states()
importlib.import_module(name)
off = [one for one, is_on in states().items() if before[one] and not is_on]
print(f"import {name} switches off: {', '.join(off) or 'nothing'}")
print("verdict:", "global-switch" if off else "not the import: read the warnings above the error")
if torch.cuda.is_available():
    major, minor = torch.cuda.get_device_capability()
    can = "can" if major >= 8 and cuda.is_flash_attention_available() else "can NOT"
    print(f"gpu-or-build: sm_{major}{minor} with this torch {can} run FlashAttention")
