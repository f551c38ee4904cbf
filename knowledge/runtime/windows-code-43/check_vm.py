"""What in a virtual machine's XML is known for Code 43? virsh dumpxml NAME | python3 check_vm.py [lspci.txt]"""

import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

root = ET.fromstring(sys.stdin.read())
findings = []
cpu = " ".join(one.get("value", "") for one in root.iter() if one.tag.endswith("}arg"))
hidden = root.find("features/kvm/hidden")
if (hidden is None or hidden.get("state") != "on") and "kvm=off" not in cpu:
    findings.append("visible-hypervisor: features/kvm/hidden is not on")
vendor = root.find("features/hyperv/vendor_id")
if (vendor is None or vendor.get("state") != "on") and "hv_vendor_id" not in cpu:
    findings.append("visible-hypervisor: features/hyperv/vendor_id is not set")
loader = root.find("os/loader")
os_tag = root.find("os")
if (loader is None or loader.get("type") != "pflash") and os_tag.get("firmware") != "efi":
    findings.append("firmware: the machine starts by BIOS, not by UEFI")
passed = [one for one in root.iter("hostdev") if one.get("type") == "pci"]
if not passed:
    findings.append("no-device: no PCI device is passed through")
elif not any(one.find("rom") is not None and one.find("rom").get("file") for one in passed):
    findings.append("firmware: no ROM file is given; needed if the GPU is the host's first one")
if len(sys.argv) > 1:
    text = Path(sys.argv[1]).read_text(errors="replace")
    for driver in re.findall(r"NVIDIA(?:(?!\n\S).)*?driver in use: (\S+)", text, re.DOTALL):
        if driver in ("nouveau", "nvidia"):
            findings.append(f"host-holds-it: the host's driver {driver} uses the GPU")
print("\n".join(findings) or "nothing known: look at laptop tables, and the driver in the guest")
