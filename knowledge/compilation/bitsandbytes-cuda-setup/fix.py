"""Choose a binary by the same rule from a release that has one for torch's CUDA."""

import tempfile
from pathlib import Path

RELEASE = ("118", "121", "124", "126", "128", "130", "132")  # those of the wheel of 0.50.2
TORCH_CUDA = "13.0"  # what torch.version.cuda holds

package = Path(tempfile.mkdtemp()) / "bitsandbytes"
package.mkdir()
for digits in RELEASE:
    (package / f"libbitsandbytes_cuda{digits}.so").touch()

wanted = package / f"libbitsandbytes_cuda{TORCH_CUDA.replace('.', '')}.so"
if not wanted.exists():
    raise RuntimeError(f"Configured CUDA binary not found at {wanted}")
print("picked", wanted.name)
