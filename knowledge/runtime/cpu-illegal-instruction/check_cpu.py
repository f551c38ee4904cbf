"""Which vector instructions does this processor show, and is it a virtual machine?

python check_cpu.py [FILE], a copy of /proc/cpuinfo from another machine
"""

import sys
from pathlib import Path

WANTED = ("sse4_2", "avx", "f16c", "fma", "avx2", "avx512f")

path = Path(sys.argv[1] if len(sys.argv) > 1 else "/proc/cpuinfo")
if not path.is_file():
    sys.exit(f"{path} is no file; on Windows, look up the processor on its maker's page")
lines = path.read_text(errors="ignore").splitlines()
facts = {}
for line in lines:
    name, colon, value = line.partition(":")
    if colon:
        facts.setdefault(name.strip(), value.strip())
flags = set(facts.get("flags", "").split())
if not flags:
    sys.exit(f"{path} has no line 'flags'; it is no /proc/cpuinfo of an x86 processor")
print("processor:", facts.get("model name", "unknown"))
for name in WANTED:
    print(f"{name}: {'yes' if name in flags else 'no'}")
guest = "hypervisor" in flags
if "avx2" in flags:
    print("verdict: other-build, the processor has AVX2; the program was built for more, such as avx512f")
elif guest:
    print("verdict: hidden-by-vm, give the virtual machine the processor of the host, then check again")
else:
    print("verdict: no-avx, use a build for this processor")
