"""Lay out an environment as conda has it, with a torch of one line, and a home folder of yours."""

import os
import subprocess
import sys
import sysconfig

SHORT = f"python{sys.version_info[0]}.{sys.version_info[1]}"


def add_package(folder: str, version: str, installer: str) -> None:
    """Write a torch of one line, with the record that pip or conda leaves beside it."""
    os.makedirs(f"{folder}/torch", exist_ok=True)
    record = f"{folder}/torch-{version}.dist-info"
    os.makedirs(record, exist_ok=True)
    for path, text in [
        (f"{folder}/torch/__init__.py", f"__version__ = '{version}'\n"),
        (f"{record}/METADATA", f"Metadata-Version: 2.1\nName: torch\nVersion: {version}\n"),
        (f"{record}/INSTALLER", f"{installer}\n"),
    ]:
        with open(path, "w") as file:
            file.write(text)


def make_environment(name: str) -> tuple[str, dict[str, str]]:
    """Return the site-packages of a new environment, and the variables to run Python in it."""
    library = f"{name}/lib/{SHORT}"
    os.makedirs(library)
    os.makedirs(f"{name}/conda-meta")
    standard = sysconfig.get_path("stdlib")
    for entry in os.listdir(standard):
        if entry not in ("site-packages", "dist-packages"):
            os.symlink(f"{standard}/{entry}", f"{library}/{entry}")
    keep = {key: os.environ[key] for key in ("PATH", "LD_LIBRARY_PATH") if key in os.environ}
    home = {"PYTHONHOME": os.path.abspath(name), "HOME": os.path.abspath("you")}
    ask = [find_python(), "-c", "import site; print(site.getsitepackages()[0])"]
    folder = subprocess.run(ask, env=keep | home, capture_output=True, text=True, check=True).stdout.strip()
    os.makedirs(folder)
    return folder, keep | home


def find_user_site() -> str:
    """Return the folder of packages that pip install --user writes to."""
    return f"you/.local/lib/{SHORT}/site-packages"


def find_python() -> str:
    """Return an interpreter outside of any virtual environment."""
    return os.path.realpath(sys.executable)
