"""Stand in for setuptools and a setup.py that imports torch to choose its flags."""

import importlib.util
import sys
import zipfile


def tell():
    torch = importlib.util.find_spec("torch")
    apart = any("pip-build-env" in folder for folder in sys.path)
    print("builder: in an environment of its own:", apart, file=sys.stderr)
    print("builder: torch is", "here" if torch else "absent", file=sys.stderr)


def get_requires_for_build_wheel(settings=None):
    tell()
    import torch

    return []


def build_wheel(folder, settings=None, metadata=None):
    tell()
    import torch

    name = "demo-1.0-py3-none-any.whl"
    info = "demo-1.0.dist-info"
    with zipfile.ZipFile(f"{folder}/{name}", "w") as wheel:
        wheel.writestr("demo.py", f"built_with = {torch.__version__!r}\n")
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: demo\nVersion: 1.0\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
    return name
