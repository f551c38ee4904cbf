"""Write a folder as an index serves it: a wheel for another Python, and a source package that refuses."""

import io
import tarfile
import zipfile
from pathlib import Path

ERROR = """
###########################################################################################
The package you are trying to install is only a placeholder project on PyPI.org repository.
This package is hosted on NVIDIA Python Package Index.
###########################################################################################
"""
SETUP = 'raise RuntimeError(open("ERROR.txt", "r").read())\n'
PROJECT = '[build-system]\nrequires = []\nbuild-backend = "stub"\nbackend-path = ["."]\n'
STUB = """
def prepare_metadata_for_build_wheel(folder, settings=None):
    raise RuntimeError(open("ERROR.txt", "r").read())


build_wheel = prepare_metadata_for_build_wheel
"""


def write(tags: str) -> None:
    """Write the wheel for these tags, and the placeholder of the same version."""
    folder = Path("packages")
    folder.mkdir(exist_ok=True)
    info = "cudf_demo-23.8.0.dist-info"
    with zipfile.ZipFile(folder / f"cudf_demo-23.8.0-{tags}.whl", "w") as wheel:
        wheel.writestr("cudf_demo.py", "")
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: cudf-demo\nVersion: 23.8.0\n")
        wheel.writestr(f"{info}/WHEEL", f"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: {tags}\n")
        wheel.writestr(f"{info}/RECORD", "")
    files = {"ERROR.txt": ERROR, "setup.py": SETUP, "pyproject.toml": PROJECT, "stub.py": STUB}
    with tarfile.open(folder / "cudf_demo-23.8.0.tar.gz", "w:gz") as source:
        for name, text in files.items():
            member = tarfile.TarInfo(f"cudf_demo-23.8.0/{name}")
            member.size = len(text)
            source.addfile(member, io.BytesIO(text.encode()))
