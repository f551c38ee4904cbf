# A source archive in packages/ that stands for llama-cpp-python: its build looks for GGML_CUDA in CMAKE_ARGS.
mkdir -p llama_cpp_python-0.3.16 packages
printf '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n' > llama_cpp_python-0.3.16/pyproject.toml
printf 'Metadata-Version: 2.1\nName: llama_cpp_python\nVersion: 0.3.16\n' > llama_cpp_python-0.3.16/PKG-INFO
cat > llama_cpp_python-0.3.16/backend.py <<'PY'
import os
import pathlib
import zipfile


def build_wheel(folder, config_settings=None, metadata_directory=None):
    gpu = "GGML_CUDA=on" in os.environ.get("CMAKE_ARGS", "")
    info = "llama_cpp_python-0.3.16.dist-info/"
    name = "llama_cpp_python-0.3.16-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(folder, name), "w") as wheel:
        wheel.writestr("llama_cpp/__init__.py", f"def llama_supports_gpu_offload(): return {gpu}\n")
        wheel.writestr(info + "METADATA", pathlib.Path("PKG-INFO").read_text())
        wheel.writestr(info + "WHEEL", "Wheel-Version: 1.0\nGenerator: backend\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(info + "RECORD", "")
    return name
PY
tar czf packages/llama_cpp_python-0.3.16.tar.gz llama_cpp_python-0.3.16
