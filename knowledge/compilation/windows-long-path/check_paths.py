"""Which files of an archive are too long for Windows without long paths?

python check_paths.py flash_attn-2.8.3.tar.gz C:\\Users\\user\\AppData\\Local\\Temp
ARCHIVE: the .tar.gz from "Download files" of the project at pypi.org, or a .whl. FOLDER: TEMP, or site-packages for a .whl.
"""

import sys
import tarfile
import zipfile

LIMIT = 259  # MAX_PATH without the final NUL
PIP = "\\pip-install-xxxxxxxx\\" + "_" + "0" * 32 + "\\"  # what pip puts between TEMP and the files, and the name


def files(archive: str) -> list[str]:
    if archive.endswith(".whl"):
        return zipfile.ZipFile(archive).namelist()
    with tarfile.open(archive) as tar:
        return tar.getnames()


if len(sys.argv) != 3:
    sys.exit("usage: python check_paths.py ARCHIVE FOLDER, with the folder that pip unpacks into")
archive, folder = sys.argv[1:]
names = files(archive)
longest = max(map(len, names))
if archive.endswith(".whl"):
    too_long = sum(len(folder) + 1 + len(name) > LIMIT for name in names)
    print(f"{too_long} of {len(names)} files are too long; the folder may have up to {LIMIT - 1 - longest} characters")
else:
    added = len(PIP) + len(names[0].partition("/")[0].rpartition("-")[0])
    inside = [name.partition("/")[2] for name in names]
    room = LIMIT - added - max(map(len, inside))
    too_long = sum(len(folder) + added + len(name) > LIMIT for name in inside)
    print(f"pip: {too_long} of {len(names)} files are too long;", f"TEMP may have up to {room}" if room > 3 else "no TEMP is short enough")
    by_hand = LIMIT - 1 - longest
    print("by hand:", f"fits in a folder of up to {by_hand}, such as C:\\f" if by_hand > 3 else "no folder is short enough, enable long paths")
