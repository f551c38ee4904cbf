"""Whether a torch can compile here: python check_compile.py [PYTHON TORCH SYSTEM]"""

import platform
import sys

first = {"3.11": "2.1", "3.12": "2.4", "3.13": "2.6", "3.14": "2.10"}  # the first torch for each


def number(text: str) -> tuple:
    return tuple(int(part) for part in text.split("+")[0].split(".")[:2])


def verdict(python: str, torch: str, system: str) -> str:
    minor = ".".join(python.split(".")[:2])
    wanted = first.get(minor)
    if wanted and number(torch) < number(wanted):
        return f"python, install torch {wanted} or newer, or a Python before {minor}"
    if number(python) > (3, 14):
        return "python, this Python is newer than the table: take 3.14 or older"
    if system == "Windows" and number(torch) < (2, 5):
        return "windows, switch compile off, or take a newer torch with triton-windows"
    return "supported, another message has another cause"


if len(sys.argv) == 4:
    facts = sys.argv[1:]
else:
    from importlib.metadata import version

    facts = [platform.python_version(), version("torch"), platform.system()]
print("python {}, torch {}, {}".format(*facts))
print("verdict:", verdict(*facts))
