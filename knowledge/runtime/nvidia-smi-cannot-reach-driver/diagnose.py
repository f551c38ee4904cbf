"""Find out why nvidia-smi does not reach the driver: WSL, GPU, module, kernel, Secure Boot, nodes."""

import os
import sys
from pathlib import Path

SOUND = {"gpus": 1, "loaded": True, "nodes": True, "nouveau": False, "built": True, "secure": False, "wsl": False}
OFF = {**SOUND, "loaded": False, "nodes": False}
EXAMPLES = {
    "WSL": {**OFF, "gpus": 0, "built": False, "wsl": True},
    "no GPU": {**OFF, "gpus": 0, "built": False},
    "kernel updated": {**OFF, "built": False},
    "nouveau": {**OFF, "nouveau": True},
    "Secure Boot": {**OFF, "secure": True},
    "not loaded": OFF,
    "container without GPUs": {**SOUND, "nodes": False},
    "sound": SOUND,
}


def this_machine() -> dict:
    """Return the facts about this machine; the last byte of SecureBoot is 1 where it is on."""
    modules = Path("/lib/modules", os.uname().release)
    vendors = Path("/sys/bus/pci/devices").glob("*/vendor")
    cards = [file.parent for file in vendors if file.read_text().strip() == "0x10de"]
    keys = Path("/sys/firmware/efi/efivars").glob("SecureBoot-*")
    return {
        "gpus": sum((card / "class").read_text().startswith("0x03") for card in cards),
        "loaded": Path("/proc/driver/nvidia/version").exists(),
        "nodes": Path("/dev/nvidiactl").exists(),
        "nouveau": Path("/sys/module/nouveau").exists(),
        "built": any(modules.rglob("nvidia.ko*")),
        "secure": any(key.read_bytes()[-1:] == b"\1" for key in keys),
        "wsl": "microsoft" in os.uname().release,
    }


def verdict(facts: dict) -> str:
    """Return the cause that the facts show."""
    if facts["wsl"]:
        return "the driver is that of Windows: remove Linux drivers here, update it there, restart WSL"
    if facts["loaded"]:
        if facts["nodes"]:
            return "the module is loaded and its nodes are here: run nvidia-smi again"
        return "the module is loaded, this container has no GPU nodes: start it with --gpus all"
    if not facts["gpus"]:
        return "no NVIDIA GPU on this machine: wrong node, VM without GPU, or GPU switched off"
    if facts["nouveau"]:
        return "nouveau holds the GPU: blacklist it and restart"
    if not facts["built"]:
        return f"no nvidia module for kernel {os.uname().release}: install its headers, dkms autoinstall"
    if facts["secure"]:
        return "the module is built, Secure Boot is on: enroll its key, or switch Secure Boot off"
    return "the module is built and not loaded: sudo modprobe nvidia, then read dmesg"


if sys.argv[1:] == ["--examples"]:
    for name, facts in EXAMPLES.items():
        print(f"{name}: {verdict(facts)}")
print("verdict for this machine:", verdict(this_machine()))
