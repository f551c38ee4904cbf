"""python3 check_regions.py: list the memory regions (BARs) of each NVIDIA card that Linux assigned."""
import sys
from pathlib import Path

root = Path(sys.argv[1] if len(sys.argv) > 1 else "/")
UNSET = 0x20000000
bad = cards = 0
for device in sorted(root.glob("sys/bus/pci/devices/*")):
    try:
        nvidia = (device / "vendor").read_text().strip() == "0x10de"
        display = (device / "class").read_text().startswith("0x03")
        lines = (device / "resource").read_text().splitlines()
    except OSError:
        continue
    if not (nvidia and display):
        continue
    cards += 1
    found = []
    for number in (0, 1, 3):
        start, end, flags = (int(word, 16) for word in lines[number].split())
        missing = start == 0 or bool(flags & UNSET)
        bad += missing
        found.append(f"BAR{number} " + ("MISSING" if missing else f"{(end - start + 1) >> 20} MiB"))
    print(f"{device.name}: {', '.join(found)}")
cpu = root / "proc/cpuinfo"
virtual = cpu.exists() and " hypervisor" in cpu.read_text()
options = (root / "proc/cmdline").read_text().split() if (root / "proc/cmdline").exists() else []
print("kernel options:", " ".join(word for word in options if word.startswith("pci=")) or "none for pci")
print("this is a", "VM" if virtual else "host")
if not cards:
    print("no NVIDIA card on the PCI bus: the slot, the power or the passthrough is at fault")
elif bad:
    print("missing regions:", "enlarge the range in the VM" if virtual else "see Above 4G Decoding, pci=realloc")
else:
    print("all regions have addresses: the driver fails for another reason")
