"""Find out why this host's Docker has no driver for GPUs: toolkit, daemon, kind of Docker, GPU."""

import os
import shutil
import subprocess
import sys

SOUND = {"gpu": True, "docker": "/usr/bin/docker", "context": "default", "hook": 1, "daemon": 2}
EXAMPLES = {
    "no toolkit": {**SOUND, "hook": None},
    "toolkit after the daemon": {**SOUND, "hook": 3},
    "snap": {**SOUND, "docker": "/snap/docker/current/bin/docker"},
    "Docker Desktop": {**SOUND, "context": "desktop-linux"},
    "podman": {**SOUND, "docker": "/usr/bin/podman"},
    "no GPU": {**SOUND, "gpu": False},
    "in order": SOUND,
}


def first_line(*command: str) -> str:
    """Return the first line that `command` prints, or nothing."""
    if not shutil.which(command[0]):
        return ""
    done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    return done.stdout.partition("\n")[0].strip()


def this_host() -> dict:
    """Return the facts about this host; times are seconds since 1970."""
    hook = shutil.which("nvidia-container-runtime-hook") or shutil.which("nvidia-cdi-hook")
    daemon = first_line("pidof", "-s", "dockerd")
    return {
        "gpu": any(map(os.path.exists, ("/dev/dxg", "/proc/driver/nvidia/version"))),
        "docker": os.path.realpath(shutil.which("docker") or ""),
        "context": first_line("docker", "context", "show"),
        "hook": os.stat(hook).st_ctime if hook else None,
        "daemon": os.stat(f"/proc/{daemon}").st_ctime if daemon else None,
    }


def verdict(facts: dict) -> str:
    """Return the cause that the facts show."""
    if not facts["gpu"]:
        return "no NVIDIA driver on this host: remove --gpus, or install the driver"
    if "podman" in facts["docker"]:
        return "docker is podman: use --device nvidia.com/gpu=all and a CDI file"
    if "/snap" in facts["docker"]:
        return "Docker is a snap: replace it by Docker's own packages"
    if facts["context"].startswith("desktop"):
        return "the context is Docker Desktop: docker context use default"
    if not facts["hook"]:
        return "NVIDIA's container toolkit is not installed"
    if not facts["daemon"] or facts["daemon"] < facts["hook"]:
        return "the daemon is older than the toolkit, or not running: restart Docker"
    return "the toolkit was there when the daemon started: look at the daemon's own PATH"


for name, facts in EXAMPLES.items() if "--examples" in sys.argv else ():
    print(f"{name}: {verdict(facts)}")
print("verdict for this host:", verdict(this_host()))
