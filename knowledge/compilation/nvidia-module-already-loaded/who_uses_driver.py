"""Print the loaded NVIDIA modules and what uses them. An argument replaces the root folder."""

import pathlib
import sys

ORDER = ("nvidia_peermem", "nvidia_uvm", "nvidia_drm", "nvidia_modeset", "nvidia")
STOP = {
    "Xorg": "systemctl isolate multi-user.target",
    "gnome-shell": "systemctl isolate multi-user.target",
    "nvidia-persistenced": "systemctl stop nvidia-persistenced",
    "nv-hostengine": "systemctl stop nvidia-dcgm",
}


def loaded_modules(root):
    lines = (root / "proc/modules").read_text().splitlines()
    counts = {line.split()[0]: int(line.split()[2]) for line in lines}
    return {name: counts[name] for name in ORDER if name in counts}


def opens_gpu(process):
    return any(
        str(link.readlink()).startswith("/dev/nvidia")
        for link in (process / "fd").iterdir()
        if link.is_symlink()
    )


def users(root):
    for process in sorted((root / "proc").glob("[0-9]*"), key=lambda path: int(path.name)):
        try:
            if opens_gpu(process):
                yield process.name, (process / "comm").read_text().strip()
        except PermissionError:
            print(f"process {process.name}: not readable, run this as root")
        except FileNotFoundError:
            continue


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/")
    modules = loaded_modules(root)
    for name, count in modules.items():
        print(f"module {name}: in use {count} times")
    holders = list(users(root))
    for pid, name in holders:
        print(f"process {pid} {name}: {STOP.get(name, f'end its job, or kill {pid}')}")
    if (root / ".dockerenv").exists() or (root / "run/.containerenv").exists():
        print("in-container: the modules are the host's; install no driver here")
    elif holders:
        print("in-use: stop these, then run the installer again")
    elif modules:
        print(f"not-used: rmmod {' '.join(modules)}; if one is still in use, restart")
    else:
        print("not-loaded: run the installer")


main()
