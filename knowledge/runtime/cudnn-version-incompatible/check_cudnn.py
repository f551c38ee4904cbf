"""List the cuDNN files that torch loads here, where they come from, and which cause fits."""
import importlib.metadata
import os
import subprocess
from pathlib import Path

import torch

ENGINE = "libcudnn_engines_tensor_ir.so"


def folders_in_path():
    """Return the folders of LD_LIBRARY_PATH that contain a cuDNN."""
    named = [Path(one) for one in os.environ.get("LD_LIBRARY_PATH", "").split(":") if one]
    return [one for one in named if any(one.glob("libcudnn*"))]


def folders_of_system():
    """Return the folders in which the loader's cache lists a cuDNN."""
    listed = subprocess.run(["ldconfig", "-p"], env={"PATH": "/usr/sbin:/sbin"}, capture_output=True, text=True).stdout
    lines = [line for line in listed.splitlines() if "libcudnn" in line]
    return sorted({Path(one.split("=> ")[1]).parent for one in lines})


def loaded_files():
    """Return the cuDNN files that this process has loaded."""
    maps = Path("/proc/self/maps").read_text().splitlines()
    return sorted({Path(line.split()[-1]) for line in maps if "libcudnn" in line})


def cause(loaded, in_path, in_system):
    """Return the cause that the files point to."""
    home = next((one.parent for one in loaded if one.name == "libcudnn.so.9"), Path())
    graph = home / "libcudnn_graph.so.9"
    wants_engine = graph.exists() and ENGINE.encode() in graph.read_bytes()
    if wants_engine and not any(home.glob(f"{ENGINE}*")):
        return "incomplete-package"
    foreign = {one.parent for one in loaded if one.parent != home}
    if foreign & {one.resolve() for one in in_path}:
        return "library-path"
    return "second-cudnn" if foreign or in_system else "none, torch loads its own cuDNN only"


if __name__ == "__main__":
    if not torch.backends.cudnn.is_available():
        raise SystemExit(f"torch {torch.__version__} is built without cuDNN")
    from torch._C import _cudnn

    wanted, found = _cudnn.getCompileVersion(), _cudnn.getRuntimeVersion()
    print("compiled against", ".".join(map(str, wanted)), "and found", ".".join(map(str, found)))
    for one in loaded_files():
        print("loaded", one.name, "from", one.parent)
    for one in importlib.metadata.distributions():
        if (one.metadata["Name"] or "").lower().startswith("nvidia-cudnn"):
            print("package", one.metadata["Name"], one.version)
    in_path, in_system = folders_in_path(), folders_of_system()
    places = [("LD_LIBRARY_PATH", one) for one in in_path] + [("the system", one) for one in in_system]
    for where, one in places:
        print(where, "has a cuDNN in", one)
    print("cause:", cause(loaded_files(), in_path, in_system))
