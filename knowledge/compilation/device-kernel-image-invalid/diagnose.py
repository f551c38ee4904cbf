"""Read a traceback with this error, and say which program made the code that the driver refuses."""

import importlib.metadata
import re
import sys
from pathlib import Path

EXAMPLES = {
    "flash-attn": "flash_attn_gpu.varlen_fwd(\nRuntimeError: CUDA error: device kernel image is invalid",
    "Triton": "driver.utils.load_binary(\nRuntimeError: Triton Error [CUDA]: device kernel image is invalid",
    "CuPy": "CUDA_ERROR_INVALID_SOURCE: device kernel image is invalid",
    "ggml": "ggml_cuda_mul_mat_q at ggml-cuda/mmq.cu:129\nCUDA error: device kernel image is invalid",
    "AMD": "CUDA error: device kernel image is invalid\nSearch for `hipErrorInvalidImage'",
    "TensorFlow": "implicit initialization on GPU:0 failed. Status: device kernel image is invalid",
    "torch": "x = F.conv3d(x)\nRuntimeError: CUDA error: device kernel image is invalid",
}
MAKERS = (
    (
        "Triton Error",
        "triton",
        "its ptxas is newer than the driver: TRITON_PTXAS_PATH, or a newer driver",
    ),
    ("hipErrorInvalidImage", "torch", "no code for this AMD chip: install its device package"),
    ("implicit init", "tensorflow", "no code for this GPU: take 2.4 or newer"),
    ("flash_attn", "flash-attn", "2.8.1 needs driver 550 or newer: take another release"),
    ("ggml", "ollama", "compressed code needs driver 550 or newer"),
    ("INVALID_SOURCE", "cupy", "older than this GPU: upgrade it"),
    ("", "torch", "compare its CUDA with the driver's, then install it again"),
)


def version(package: str) -> str:
    """Return the installed version of a package."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "not installed here"


def driver() -> str:
    """Return the version of the driver, from the kernel's module."""
    file = Path("/proc/driver/nvidia/version")
    found = re.search(r"Module.*?\s(\d+\.\d[\d.]*)", file.read_text()) if file.exists() else None
    return found[1] if found else "none here"


def maker(text: str) -> str:
    """Return who made the code, and what to do."""
    package, advice = next((name, said) for sign, name, said in MAKERS if sign in text)
    return f"{package} ({version(package)}): {advice}"


print("driver:", driver())
for name, text in {arg: Path(arg).read_text() for arg in sys.argv[1:]}.items() or EXAMPLES.items():
    print(f"{name}: {maker(text)}")
