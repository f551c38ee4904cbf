"""Tell why llama.cpp runs on the CPU: python check_llama_gpu.py [FOLDER of llama.cpp's programs]

Without a folder it judges the llama-cpp-python of this Python.
"""

import importlib.util
import pathlib
import subprocess
import sys

# Texts that a library or program holds only if it was built for that kind of GPU.
BACKENDS = {"CUDA or ROCm": b"ggml_cuda_init", "CUDA (old)": b"ggml_init_cublas",
            "Vulkan": b"ggml_vulkan: ", "Metal": b"ggml_metal_init", "SYCL": b"ggml_sycl_init"}
ASK = "import llama_cpp; print(llama_cpp.llama_supports_gpu_offload())"


def backends(folder):
    """Return the kinds of GPU for which the files of the folder were built."""
    files = [file for file in pathlib.Path(folder).rglob("*")
             if file.is_file() and (file.suffix in (".so", ".dll", ".dylib", ".exe", "") or ".so." in file.name)]
    contents = [file.read_bytes() for file in files]
    return sorted(name for name, text in BACKENDS.items() if any(text in content for content in contents))


def supported():
    """Return whether llama.cpp finds a GPU, or None without llama-cpp-python."""
    answer = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True)
    return answer.stdout.split()[-1:] == ["True"] if answer.returncode == 0 else None


if len(sys.argv) > 1:
    folder, finds = sys.argv[1], None
else:
    spec = importlib.util.find_spec("llama_cpp")
    if spec is None:
        sys.exit("verdict: this Python has no llama-cpp-python: " + sys.executable)
    folder, finds = pathlib.Path(spec.origin).parent, supported()
built = backends(folder)
print("built for:", ", ".join(built) or "the CPU only", "| finds a GPU:", {None: "not asked"}.get(finds, finds))
if not built:
    print("verdict: cpu-build: install a build for your GPU")
elif finds:
    print("verdict: layers-not-requested: pass n_gpu_layers=-1, in this spelling")
else:
    print("verdict: gpu-not-visible, if the log shows no device: nvidia-smi, the driver, CUDA_VISIBLE_DEVICES")
