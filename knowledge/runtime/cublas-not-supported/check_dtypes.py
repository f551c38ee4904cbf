"""Multiply in each dtype, and say which products this GPU and this cuBLAS can do."""

import torch

major, minor = torch.cuda.get_device_capability()
print(f"compute capability {major}.{minor}, torch {torch.__version__}, CUDA {torch.version.cuda}")
print("bfloat16 without emulation:", torch.cuda.is_bf16_supported(including_emulation=False))
for dtype in (torch.float32, torch.float16, torch.bfloat16):
    square = torch.eye(64, device="cuda", dtype=dtype)
    try:
        print(f"{dtype}: right: {bool(torch.equal(square @ square, square))}")
    except RuntimeError as error:
        print(f"{dtype}: {str(error)[:60]}")
