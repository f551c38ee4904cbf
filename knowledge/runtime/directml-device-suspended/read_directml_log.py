"""What does the log say about DirectML? python read_directml_log.py LOG [LOG ...]"""

import re
import sys
from pathlib import Path

SIGNS = [
    ("time-limit", r"887A0006|Display.{0,20}4101|DEVICE_HUNG", "Windows reset the GPU"),
    ("another program's reset", r"887A0007|DEVICE_RESET", "the text blames another program"),
    ("no GPU for DirectML", r"dml_provider_factory", "the adapter is software"),
    ("memory", r"not enough GPU video memory|E_OUTOFMEMORY|8007000E", "an allocation failed"),
    ("parameter", r"The parameter is incorrect|80070057|-2147024809", "an operation was rejected"),
    ("removed", r"device instance has been suspended|887A0005|DEVICE_REMOVED", "the device is gone"),
]
FACTS = [
    ("device", r"(?:Torch detected GPU|Device|creating device on adapter \d+)[: (]+([A-Za-z][^)\n]{2,40})"),
    ("memory of it", r"Total VRAM ([0-9.]+ MB)"),
    ("torch-directml", r"torch-directml[ =]+([0-9][0-9a-z.]+)"),
    ("torch", r"\b[Tt]orch[: =]+([12]\.\d+\.\d+[+a-z0-9]*)"),
    ("Python", r"\bPython ([0-9.]+)"),
    ("saves memory", r"(--(?:lowvram|medvram|always-low-vram|novram))"),
]


def read(path):
    raw = Path(path).read_bytes()
    return raw.decode("utf-16" if raw[:2] == b"\xff\xfe" else "utf-8", "replace")


text = "\n".join(read(name) for name in sys.argv[1:]) if len(sys.argv) > 1 else sys.exit(__doc__)
for name, pattern in FACTS:
    found = re.search(pattern, text)
    print(f"{name}: {found[1].strip() if found else 'not in the log'}")
causes = []
for cause, pattern, meaning in SIGNS:
    where = [number for number, line in enumerate(text.splitlines(), 1) if re.search(pattern, line)]
    if where:
        causes.append((where[0], cause))
        print(f"{meaning}: {len(where)} lines, first line {where[0]}")
first = min(causes)[1] if causes else "none; this log has no message of DirectML"
if first == "removed" and "suspended" in text and len(causes) == 1:
    first = "removed; run it with half the size, and read the event log for Display 4101"
print("verdict:", first)
