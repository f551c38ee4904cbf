"""Write empty wheels with the names and requirements of real ones: python make_wheels.py FOLDER."""

import sys
import zipfile
from pathlib import Path

WHEELS = {
    ("torch", "2.1.0"): "",
    ("torch", "2.3.0"): "",
    ("torchvision", "0.16.0"): "torch==2.1.0",
    ("xformers", "0.0.22.post7"): "torch==2.1.0",
    ("xformers", "0.0.26.post1"): "torch==2.3.0",
}
folder = Path(sys.argv[1])
folder.mkdir()
for (name, version), needs in WHEELS.items():
    info = f"{name}-{version}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    with zipfile.ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
        wheel.writestr(f"{info}/METADATA", metadata + (f"Requires-Dist: {needs}\n" if needs else ""))
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
