"""Why does a container see no GPU? On the host: docker inspect NAME | python3 check_access.py -
Inside it, LXC too: python3 check_access.py [DEV] [DEVICES]"""

import json
import os
import re
import sys
from pathlib import Path


def request(container):
    """Judge what the container asks for."""
    host, config = container["HostConfig"], container["Config"]
    env = dict(pair.partition("=")[::2] for pair in config.get("Env") or [])
    by_hand = [one for one in host.get("Devices") or [] if "nvidia" in one["PathOnHost"]]
    gpus, runtime = host.get("DeviceRequests") or [], host.get("Runtime", "runc")
    visible = env.get("NVIDIA_VISIBLE_DEVICES", "")
    wanted = env.get("NVIDIA_DRIVER_CAPABILITIES", "")
    print(f"runtime: {runtime}; --gpus: {len(gpus)}; VISIBLE_DEVICES={visible}; DRIVER_CAPABILITIES={wanted}")
    if not gpus and runtime != "nvidia":
        return "not-requested" + (", devices by hand bring no libraries" if by_hand else "")
    if not gpus and visible in ("", "void", "none"):
        return "not-requested, the runtime does nothing without NVIDIA_VISIBLE_DEVICES"
    if any(one.get("Driver") == "cdi" for one in gpus) or "nvidia.com/" in visible:
        return "request-complete, by CDI"
    missing = [one for one in ("compute", "video") if not {one, "all"} & set((wanted or "utility,compute").split(","))]
    return f"no-video-libraries, missing: {','.join(missing)}" if missing else "request-complete"


def nodes(dev, devices):
    """Judge the device nodes in a container by the numbers that the kernel gives out."""
    majors = {name: int(number) for number, name in re.findall(r"^ *(\d+) (nvidia\S*)", devices.read_text(), re.M)}
    if not majors:
        return "no-driver, the kernel has no NVIDIA driver loaded"
    problems = []
    for name in ("nvidiactl", "nvidia0", "nvidia-uvm"):
        path, number = dev / name, majors.get("nvidia-uvm", 0) if name == "nvidia-uvm" else 195
        if not path.exists():
            problems.append(f"{name} is missing")
        elif os.major(path.stat().st_rdev) != number:
            problems.append(f"{name} has number {os.major(path.stat().st_rdev)}, the kernel {number}")
        else:
            try:
                os.close(os.open(path, os.O_RDWR))
            except OSError as error:
                problems.append(f"{name}: {error.strerror}")
    return "nodes, " + "; ".join(problems) if problems else "nodes-complete"


arguments = [*sys.argv[1:], *["/dev", "/proc/devices"][len(sys.argv) - 1 :]]
if arguments[0] == "-":
    print("verdict:", request(json.load(sys.stdin)[0]))
else:
    print("verdict:", nodes(Path(arguments[0]), Path(arguments[1])))
