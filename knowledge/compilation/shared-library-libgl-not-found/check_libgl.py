"""Print which system libraries OpenCV lacks here, what provides them, and which wheels are installed."""

import ctypes
import importlib.metadata as metadata
import shutil
import sys

APT = {
    "libGL.so.1": "libgl1",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libSM.so.6": "libsm6",
    "libXext.so.6": "libxext6",
    "libXrender.so.1": "libxrender1",
    "libEGL.so.1": "libegl1",
}
DNF = {"libGL.so.1": "libglvnd-glx", "libEGL.so.1": "libglvnd-egl", "libSM.so.6": "libSM"}
DNF |= {"libgthread-2.0.so.0": "glib2", "libglib-2.0.so.0": "glib2"}
DNF |= {"libXext.so.6": "libXext", "libXrender.so.1": "libXrender"}


def missing(name):
    """Tell whether the loader does not find the library."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return True
    return False


def wheels():
    """Return the installed packages that contain cv2."""
    names = {dist.metadata["Name"] or "" for dist in metadata.distributions()}
    return sorted(name for name in names if name.lower().startswith("opencv-"))


wanted = sys.argv[1:] or ["libGL.so.1", "libgthread-2.0.so.0"]
lacking = [name for name in wanted if missing(name)]
manager, table = ("dnf", DNF) if shutil.which("dnf") else ("apt-get", APT)
print("wheels:", " ".join(wheels()) or "none")
print("not found:", " ".join(lacking) or "none")
if lacking:
    print("install:", manager, "install -y", *sorted({table.get(name, "?") for name in lacking}))
if len(wheels()) > 1:
    print("verdict: several-wheels, uninstall all of them and install one")
elif lacking:
    print("verdict: not-installed, run the line above or take opencv-python-headless")
else:
    print("verdict: found here; the program runs in another container or environment")
