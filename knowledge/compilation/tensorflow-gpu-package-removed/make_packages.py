"""Write a folder as an index serves it: tensorflow-gpu refuses, tensorflow installs, and demo asks for one of them."""

import io
import tarfile
import zipfile
from pathlib import Path

ERROR = 'The "tensorflow-gpu" package has been removed!\\n\\nPlease install "tensorflow" instead.'
PROJECT = '[build-system]\nrequires = []\nbuild-backend = "refuse"\nbackend-path = ["."]\n'
REFUSE = f"""
def prepare_metadata_for_build_wheel(folder, settings=None):
    raise Exception('''{ERROR}''')


build_wheel = prepare_metadata_for_build_wheel
"""


def wheel(name: str, version: str, requirement: str = "") -> None:
    """Write a wheel with nothing in it but its name and its requirement."""
    info = f"{name}-{version}.dist-info"
    need = f"Requires-Dist: {requirement}\n" if requirement else ""
    with zipfile.ZipFile(f"packages/{name}-{version}-py3-none-any.whl", "w") as file:
        file.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n{need}")
        file.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr(f"{info}/RECORD", "")


def write(requirement: str) -> None:
    """Write all three; demo has this requirement."""
    Path("packages").mkdir(exist_ok=True)
    wheel("demo", "1.0", requirement)
    wheel("tensorflow", "2.20.0")
    with tarfile.open("packages/tensorflow-gpu-2.12.0.tar.gz", "w:gz") as source:
        for name, text in {"pyproject.toml": PROJECT, "refuse.py": REFUSE}.items():
            member = tarfile.TarInfo(f"tensorflow-gpu-2.12.0/{name}")
            member.size = len(text)
            source.addfile(member, io.BytesIO(text.encode()))
