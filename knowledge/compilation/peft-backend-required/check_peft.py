"""Would diffusers accept the PEFT of this Python? Run it with the Python of the program.

ComfyUI portable: python_embeded\\python.exe check_peft.py
"""

import re
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

LOWEST = {"transformers": "4.34.0", "peft": "0.6.0"}  # MIN_..._VERSION in diffusers/utils/constants.py


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)[:3]]


print("python:", sys.executable and Path(sys.executable).name)
verdicts = []
for name in ("diffusers", "transformers", "peft"):
    try:
        release = version(name) if find_spec(name) else None
    except PackageNotFoundError:
        release = None
    print(f"{name}: {release or 'not found'}")
    if name not in LOWEST:
        continue
    if release is None:
        verdicts.append(f"{name}-missing: python -m pip install -U {name}, with this Python")
    elif numbers(release) < numbers(LOWEST[name]):
        verdicts.append(f"{name}-too-old, it needs {LOWEST[name]}: python -m pip install -U {name}")
for verdict in verdicts:
    print("verdict:", verdict)
if verdicts:
    sys.exit(1)
print("verdict: accepted; restart the program, or it runs with another Python")
