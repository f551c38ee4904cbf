"""Where is eSpeak's library, and does phonemizer find it? python find_espeak.py [FOLDER ...]"""

import ctypes.util
import os
import sys
from pathlib import Path

usual = ["/usr/lib", "/usr/local/lib", "/opt/homebrew/lib", "C:/Program Files/eSpeak NG", sys.prefix + "/lib"]
names = ("libespeak-ng.so*", "libespeak-ng*.dylib", "libespeak-ng.dll", "libespeak.so*", "libespeak*.dylib")


def by_system() -> "str | None":
    return ctypes.util.find_library("espeak-ng") or ctypes.util.find_library("espeak")


def on_disk(folders: "list[str]") -> "list[Path]":
    present = [Path(folder) for folder in folders if Path(folder).is_dir()]
    return [path for folder in present for name in names for path in sorted(folder.rglob(name))]


given = os.environ.get("PHONEMIZER_ESPEAK_LIBRARY")
print("PHONEMIZER_ESPEAK_LIBRARY:", given or "unset")
if given and not Path(given).is_file():
    print("verdict: the variable points to a file that does not exist")
elif given or by_system():
    print("verdict: phonemizer finds", given or by_system(), "- restart the program or the kernel")
else:
    found = on_disk(sys.argv[1:] or usual)
    if not found:
        print("verdict: absent, install the package espeak-ng")
    else:
        print("verdict: elsewhere, set PHONEMIZER_ESPEAK_LIBRARY=" + str(found[0]))
