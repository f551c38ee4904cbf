"""Why a file cannot be read as sound, or written: python check_audio.py FILE"""

import shutil
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python check_audio.py FILE")
path = Path(sys.argv[1])
kinds = {b"RIFF": "WAV", b"fLaC": "FLAC", b"OggS": "OGG", b"ID3": "MP3", b"\xff\xfb": "MP3"}
kinds |= {b"\xff\xf3": "MP3", b"FORM": "AIFF", b"\x1aE\xdf\xa3": "MKV or WebM"}


def kind() -> str:
    if not path.exists():
        return "missing"
    start = path.read_bytes()[:256]
    if start[4:8] == b"ftyp":
        return "M4A or MP4"
    for magic, name in kinds.items():
        if start.startswith(magic):
            return name
    if not start:
        return "empty"
    text = all(byte in b"\t\r\n" or 32 <= byte < 127 for byte in start)
    return "text, such as a web page or a Git LFS pointer" if text else "unknown"


for name in ("torch", "torchaudio", "soundfile", "torchcodec"):
    try:
        print(f"package {name}: {version(name)}")
    except PackageNotFoundError:
        print(f"package {name}: -")
print("program ffmpeg:", shutil.which("ffmpeg") or "-")
found = kind()
print("file:", found)
if found in ("missing", "empty", "unknown") or found.startswith("text"):
    print("verdict: file, look at the path and at the download")
elif found.startswith(("M4A", "MKV")):
    print("verdict: format, soundfile does not read it: convert it with ffmpeg")
elif not find_spec("soundfile"):
    print("verdict: no-backend, pip install soundfile")
else:
    print("verdict: none of the causes; try soundfile.read with this file")
