"""Is this program there, and can Python start it: python find_program.py NAME [NAME ...]"""

import importlib.metadata
import os
import shutil
import subprocess
import sys
from pathlib import Path

if len(sys.argv) < 2:
    sys.exit("usage: python find_program.py NAME [NAME ...]")
WRAPPERS = {"ffmpeg": ("ffmpeg", "ffmpeg-python", "imageio-ffmpeg"), "git": ("GitPython", "python-git")}
PLACES = [
    Path.cwd(),
    Path(sys.prefix) / "bin",
    Path(sys.prefix) / "Library" / "bin",
    *(Path(place) for place in ("/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", "C:/ffmpeg/bin")),
    *(Path(os.environ.get(name, ".")) / "Git" / "cmd" for name in ("ProgramFiles", "ProgramFiles(x86)")),
    *(Path.home().glob("AppData/Local/Microsoft/WinGet/Packages/*/*/bin")),
]


def installed(package):
    try:
        importlib.metadata.distribution(package)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def verdict(name):
    path = shutil.which(name)
    if path:
        option = "--version" if name == "git" else "-version"
        try:
            run = subprocess.run([path, option], capture_output=True, text=True, errors="replace", timeout=60)
        except OSError as error:
            return f"broken, {path} does not start: {error.strerror}"
        if run.returncode in (126, 127) or run.returncode < 0 or run.returncode > 255:
            last = (run.stderr.strip() or "no message").splitlines()[-1]
            return f"broken, {path} ends with {run.returncode}: {last}"
        return f"found, {path} starts; the program that fails has another PATH, or cannot read its input"
    places = [place for place in PLACES if (place / name).is_file() or (place / f"{name}.exe").is_file()]
    if places:
        return f"not-on-path, it is in {places[0]}; add this folder to PATH"
    packages = [package for package in WRAPPERS.get(name, ()) if installed(package)]
    if packages:
        return f"not-installed, the pip package {packages[0]} is not the program"
    return "not-installed"


for name in sys.argv[1:]:
    print(f"{name}: {verdict(name)}")
