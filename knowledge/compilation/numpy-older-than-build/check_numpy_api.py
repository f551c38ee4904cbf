"""Which NumPy does the number in the message need, and which copies does this Python find?

python check_numpy_api.py 0x10    the first number of the message; run it with the Python of the program
"""

import re
import sys
from importlib.metadata import distributions

# The first release with each number of the C API, from numpyconfig.h of NumPy 2.5.
RELEASES = {
    0x9: (1, 9), 0xA: (1, 10), 0xB: (1, 13), 0xC: (1, 14), 0xD: (1, 16), 0xE: (1, 20), 0xF: (1, 22),
    0x10: (1, 23), 0x11: (1, 25), 0x12: (2, 0), 0x13: (2, 1), 0x14: (2, 3), 0x15: (2, 4), 0x16: (2, 5),
}  # fmt: skip


def short(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version)[:2])


number = int(sys.argv[1], 16) if len(sys.argv) == 2 and re.fullmatch("(0x)?[0-9a-f]+", sys.argv[1]) else 0
if number not in RELEASES:
    sys.exit("usage: python check_numpy_api.py 0x10, the first number of the message")
needed = RELEASES[number]
release = ".".join(map(str, needed))
print(f"the module needs NumPy {release} or newer")
copies = [
    (one.version, one.locate_file("").name)
    for folder in dict.fromkeys(sys.path)
    for one in distributions(name="numpy", path=[folder or "."])
]
for version, folder in copies:
    print("found:", version, "in", folder)
if not copies:
    sys.exit("verdict: no-numpy, this Python has none")
if short(copies[0][0]) >= needed:
    print("verdict: new-enough, restart the notebook or program; else it runs with another Python")
elif any(short(version) >= needed for version, _ in copies):
    sys.exit(f"verdict: second-copy, Python takes {copies[0][0]} and never reaches the newer one")
else:
    sys.exit(f'verdict: numpy-too-old, install "numpy>={release}" or an older release of the module')
