"""Choose a binary as bitsandbytes 0.46 to 0.49 does, for a torch that is newer than the release."""

import tempfile
from pathlib import Path

RELEASE = ("118", "121", "124", "126", "128")  # CUDA versions in the stand-in package
TORCH_CUDA = "13.0"  # what torch.version.cuda holds

package = Path(tempfile.mkdtemp()) / "bitsandbytes"
package.mkdir()
for digits in RELEASE:
    (package / f"libbitsandbytes_cuda{digits}.so").touch()

wanted = package / f"libbitsandbytes_cuda{TORCH_CUDA.replace('.', '')}.so"
if not wanted.exists():
    raise RuntimeError(f"Configured CUDA binary not found at {wanted}")
print("picked", wanted.name)
