"""Write wheels without content: torch in four versions, torchaudio, and two packages that require torch."""

import zipfile
from pathlib import Path

PACKAGES = [
    ("torch", "2.9.1+cu130", []),
    ("torch", "2.0.1", []),
    ("torch", "2.9.1", []),
    ("torch", "2.11.0", []),
    ("torchaudio", "2.9.1+cu130", ["torch==2.9.1"]),
    ("torchdata", "0.6.1", ["torch==2.0.1"]),
    ("custom_node", "1.0", ["torch>=1.9"]),
]

Path("wheels").mkdir(exist_ok=True)
for name, version, requires in PACKAGES:
    info = f"{name}-{version}.dist-info"
    lines = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}"]
    lines += [f"Requires-Dist: {one}" for one in requires]
    with zipfile.ZipFile(f"wheels/{name}-{version}-py3-none-any.whl", "w") as wheel:
        wheel.writestr(f"{info}/METADATA", "\n".join(lines) + "\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
