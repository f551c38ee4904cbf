"""Print whether the compiled files of a package contain GPU code, and which torch is installed."""

import importlib.util
import sys
import tempfile
from importlib import metadata
from pathlib import Path

NAMES = (b"libcudart", b"libtorch_cuda", b"libamdhip64", b"cudart64_", b"torch_cuda.dll", b".nv_fatbin")
SUFFIXES = {".so", ".pyd", ".dll"}


def has_gpu_code(path):
    data = path.read_bytes()
    return any(name in data for name in NAMES)


def look(folder):
    files = sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES)
    if not files:
        return "no compiled file in this package: see package-without-compiled-ops"
    gpu = [path.name for path in files if has_gpu_code(path)]
    verdict = "`gpu`: it has GPU code, look at the versions" if gpu else "`cpu-only`: no file has GPU code"
    return f"{len(files)} compiled files, {len(gpu)} with GPU code: {verdict}"


def version(package):
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "not installed"


if len(sys.argv) > 1:
    name = sys.argv[1]
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError) as error:
        sys.exit(f"{name!r} is not the name of a package: {error}")
    if spec is None or not spec.submodule_search_locations:
        sys.exit(f"{sys.executable} has no package {name}: pass the name that the program imports, such as mmcv")
    print(sys.executable)
    print("torch", version("torch"), "|", name, version(name))
    print(look(Path(spec.submodule_search_locations[0])))
else:
    with tempfile.TemporaryDirectory() as top:
        for kind, names in {"cpu": b"libtorch_cpu.so", "gpu": b"libtorch_cuda.so libcudart.so.12", "none": None}.items():
            folder = Path(top, kind)
            folder.mkdir()
            if names:
                (folder / "_ext.cpython-310-x86_64-linux-gnu.so").write_bytes(b"\x7fELF" + names)
            print(f"{kind}: {look(folder)}")
