"""Put the metadata of a second CuPy wheel beside the installed one, then import CuPy."""

import sys
import tempfile
from pathlib import Path

folder = Path(tempfile.mkdtemp())
second = folder / "cupy_cuda11x-13.6.0.dist-info"
second.mkdir()
(second / "METADATA").write_text("Metadata-Version: 2.1\nName: cupy-cuda11x\nVersion: 13.6.0\n")
sys.path.append(str(folder))
__import__("cupy")
