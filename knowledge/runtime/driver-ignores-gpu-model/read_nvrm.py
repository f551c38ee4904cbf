"""sudo dmesg | python3 read_nvrm.py: find models that NVIDIA's driver leaves out, and why."""
import re
import sys

text = " ".join(re.sub(r"^(?:.*kernel: |\[[^]]*\] ?|\s+)*(?:NVRM:)?\s*", "", line).strip()
                for line in sys.stdin)
found = 0
for match in re.finditer(r"The NVIDIA (?:NVIDIA )?(.{2,60}?) GPU installed in this system is supported "
                         r"through the NVIDIA ([\d.x]+) Legacy", text):
    found += 1
    print(f"legacy-branch: {match[1]}: install branch {match[2].split('.')[0]}")
for match in re.finditer(r"The NVIDIA v?GPU (\S+) \(PCI ID: (\S+)\) installed in this "
                         r"(?:vGPU host )?system is not supported by (open|the)", text):
    found += 1
    if match[3] == "open":
        print(f"open-modules: {match[1]} {match[2]}: install the proprietary kernel modules")
    else:
        print(f"older-than-card: {match[1]} {match[2]}: install a driver that lists this model")
if not found:
    print("no such message in this log")
