"""Offer torch three kinds of PATH: without ninja, with a broken script, and with ninja."""

import os
import pathlib
import shutil

from torch.utils.cpp_extension import is_ninja_available

ninja = shutil.which("ninja")
for name in ("empty", "moved"):
    pathlib.Path(name).mkdir()
script = pathlib.Path("moved/ninja")
script.write_text("#!/opt/old-venv/bin/python\nimport ninja\n")
script.chmod(0o755)

for folder in ("empty", "moved", os.path.dirname(ninja)):
    os.environ["PATH"] = os.path.abspath(folder)
    label = {"empty": "no ninja", "moved": "script of a moved environment"}.get(folder, "ninja")
    print(f"{label}: torch finds it: {is_ninja_available()}")
