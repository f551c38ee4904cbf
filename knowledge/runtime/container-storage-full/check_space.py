"""python3 check_space.py GB: free space and inodes where containers and models are stored."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

need = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
home = Path.home()
root = "/var/lib/docker"
if shutil.which("docker"):
    command = ["docker", "info", "--format", "{{json .DockerRootDir}}"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode == 0 and done.stdout.strip():
        root = json.loads(done.stdout) or root
places = {
    "docker": root,
    "containerd": "/var/lib/containerd",
    "kubelet": "/var/lib/kubelet",
    "models": os.environ.get("HF_HOME") or str(home / ".cache/huggingface"),
    "pip": str(home / ".cache/pip"),
    "temporary": tempfile.gettempdir(),
}
for name, place in places.items():
    path = Path(place)
    while not path.exists():
        path = path.parent          # the disk on which it would be made
    try:
        disk = os.statvfs(path)
    except OSError as error:
        print(f"{name:10} {place}: {error.strerror}")
        continue
    free = disk.f_bavail * disk.f_frsize / 1e9
    inodes = 100 * disk.f_favail / disk.f_files if disk.f_files else 100
    state = f"too small for {need:.0f} GB" if free < need else "ok"
    if inodes < 2:
        state = "no inodes left: many small files, see df -i"
    print(f"{name:10} {place}: {free:.1f} GB free, {inodes:.0f} % of inodes free: {state}")
