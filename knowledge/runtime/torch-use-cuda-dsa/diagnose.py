"""Ask the libraries of this torch whether device-side assertion tracking was compiled in."""

from pathlib import Path

import torch

library = Path(torch.__file__).parent / "lib" / "libc10_cuda.so"
code = library.read_bytes()
print("asks to be compiled with it:", b"Compile with `TORCH_USE_CUDA_DSA`" in code)
print("has the code that it stands for:", b"CUDA device-side assertion failures were found" in code)
