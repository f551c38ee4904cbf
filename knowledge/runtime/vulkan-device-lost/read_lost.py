"""Find why Vulkan lost the GPU: (sudo dmesg; cat server.log) > log; python read_lost.py log."""

import re
import sys
from pathlib import Path

LOST = re.compile(r"(vk::[A-Za-z:]+): ErrorDeviceLost|VK_ERROR_DEVICE_LOST|device lost on (Vulkan\d+)")
DEVICE = re.compile(r"ggml_vulkan: (\d+) = (.+?) \|")
LIMIT = re.compile(
    r"ring (?P<amd>(?:comp|gfx|sdma)[\w.]*) timeout"
    r"|(?P<intel>Fence expiration time out|GPU HANG|preemption time out)"
    r"|(?P<nvidia>Xid .{0,40}: \d+)|(?P<windows>nvlddmkm|amdkmdag|Display driver \S+ stopped)"
)
OPTION = re.compile(r"(?<!\S)(-ub|--ubatch-size|-fa|--flash-attn|-ctk|--cache-type-k|-c|--ctx-size) (\S+)")

text = Path(sys.argv[1] if sys.argv[1:] else "example.log").read_text(errors="replace")
lost = [next(filter(None, match.groups()), match[0]) for match in LOST.finditer(text)]
print("lost in:", ", ".join(sorted(set(lost))) or "nowhere: this log has no such line")
for number, name in sorted(set(DEVICE.findall(text))):
    print(f"device {number}: {name}")
print("options:", ", ".join(f"{name} {value}" for name, value in dict(OPTION.findall(text)).items()) or "not in the log")
found = {kind: match[0] for match in LIMIT.finditer(text) for kind, value in match.groupdict().items() if value}
for kind, words in found.items():
    print(f"{kind}: {words}")
over = {"amd", "intel", "windows"} & found.keys()
print("the driver ended work that took too long" if over else "no time limit in this log: add the kernel log of that minute")
