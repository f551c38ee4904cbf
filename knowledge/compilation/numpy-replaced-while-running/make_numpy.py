"""install(folder, release) writes a package of a few lines with NumPy's names, as pip would: over what is there."""

import base64
import hashlib
import shutil
from pathlib import Path

CENTER = {"2.0.2": "", "2.2.6": "_center = str.center\n"}
STRINGS = {"2.0.2": "center = str.center\n", "2.2.6": "from numpy._core.umath import _center\n"}


def install(folder: Path, release: str) -> None:
    files = {
        "numpy/__init__.py": f'from numpy._core import umath\n\n__version__ = "{release}"\n',
        "numpy/_core/__init__.py": "",
        "numpy/_core/umath.py": f"isalpha = str.isalpha\n{CENTER[release]}",
        "numpy/strings.py": STRINGS[release],
    }
    for old in folder.glob("numpy-*.dist-info"):
        shutil.rmtree(old)
    info = folder / f"numpy-{release}.dist-info"
    info.mkdir(parents=True)
    record = ""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(text)}\n"
    (info / "RECORD").write_text(record)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: numpy\nVersion: {release}\n")
