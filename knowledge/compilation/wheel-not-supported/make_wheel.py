"""Write a small wheel with a compiled file into the working folder: make_wheel.py TAG."""

import sys
import zipfile

tag = sys.argv[1]
python = tag.split("-")[0]
info = "flash_attn-1.0.dist-info"
files = {
    "flash_attn/__init__.py": "from flash_attn import _C\n",
    f"flash_attn/_C.cpython-{python[2:]}-x86_64-linux-gnu.so": "",
    f"{info}/METADATA": "Metadata-Version: 2.1\nName: flash_attn\nVersion: 1.0\n",
    f"{info}/WHEEL": f"Wheel-Version: 1.0\nGenerator: demo\nRoot-Is-Purelib: false\nTag: {tag}\n",
    f"{info}/RECORD": "",
}
with zipfile.ZipFile(f"flash_attn-1.0-{tag}.whl", "w") as wheel:
    for name, text in files.items():
        wheel.writestr(name, text)
