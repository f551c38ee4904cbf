"""Compare the name of a wheel, or a pinned requirement, with the Python that runs this.

Usage: python diagnose.py WHEEL.whl | python diagnose.py torch==2.7.1+cu128
"""

import platform
import re
import sys
import sysconfig
from urllib.parse import unquote

HERE = "cp{}{}".format(*sys.version_info[:2])
SYSTEM = sysconfig.get_platform().replace("-", "_").replace(".", "_")


def wheel(name: str) -> str:
    """Return what is wrong with the tags in the file name of a wheel."""
    parts = unquote(re.split(r"[/\\]", name)[-1]).removesuffix(".whl").split("-")
    if len(parts) not in {5, 6} or " " in parts[-1]:
        return "renamed: the name must be NAME-VERSION-PYTHON-ABI-PLATFORM.whl"
    python, abi, system = parts[-3:]
    if "py3" not in python and HERE not in python.split(".") and abi != "abi3":
        return f"wrong-python: it is for {python}, and this is {HERE}"
    if abi == "abi3" and python.startswith("cp3") and int(python[3:].split(".")[0] or 0) > sys.version_info[1]:
        return f"wrong-python: it is for {python} or newer, and this is {HERE}"
    if abi.endswith("t") != bool(sysconfig.get_config_var("Py_GIL_DISABLED")) and abi != "none":
        return f"wrong-python: it is for the build of Python with ABI {abi}"
    if system != "any" and not system.endswith((platform.machine().lower(), "universal2")):
        return f"wrong-platform: it is for {system}, and this is {SYSTEM}"
    if re.sub(r"^many|\d+$", "", system.split("_")[0]) not in {"any", SYSTEM.split("_")[0]}:
        return f"wrong-platform: it is for {system}, and this is {SYSTEM}"
    return "the tags fit; if pip still rejects it, compare with: python -m pip debug --verbose"


def requirement(text: str) -> str:
    """Return where a pinned requirement can come from."""
    local = text.partition("+")[2]
    if local.startswith("cu") and SYSTEM.startswith("macosx"):
        return "wrong-platform: there are no CUDA builds for macOS"
    if local and not re.match(r"torch(?:vision|audio)?==", text):
        return "wrong-index: look for this file on the project's page of releases"
    if local:
        return f"wrong-index: add --index-url https://download.pytorch.org/whl/{local}; if it has none for {HERE}, wrong-python"
    return f"wrong-python: see which releases have wheels for {HERE} ({SYSTEM})"


for given in sys.argv[1:]:
    print(given, "->", wheel(given) if given.endswith(".whl") else requirement(given))
