"""Write a constant as TorchScript's fuser does, and compile it."""

import subprocess
import sys
import tempfile
from pathlib import Path

CONSTANT = -3.4028234663852886e38  # torch.finfo(torch.float32).min

literal = f"{CONSTANT:.16g}" + ".f"  # 16 digits, then .f because the number is whole
source = f'extern "C" __global__ void fused_mul(float* out, float v) {{ out[0] = v * {literal}; }}\n'
with tempfile.TemporaryDirectory() as folder:
    Path(folder, "default_program").write_text(source)
    command = ["nvcc", "-x", "cu", "-ptx", "default_program", "-o", "out.ptx"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
print(done.stdout + done.stderr, literal, sep="")
sys.exit(1 if done.returncode else 0)
