"""Why is this image slow? python read_speed_log.py CONSOLE.LOG, from ComfyUI, a web UI, Forge, Fooocus or kohya."""

import re
import sys
from pathlib import Path

text = Path(sys.argv[1]).read_text(errors="replace")


def numbers(pattern):
    return [float(one) for one in re.findall(pattern, text)]


bars = re.findall(r"100%[^\n]*?([\d.]+) ?(s/it|it/s)", text) or re.findall(r"([\d.]+) ?(s/it|it/s)", text)
steps = [float(number) if unit == "s/it" else 1 / max(float(number), 1e-9) for number, unit in bars]
new = re.findall(r"loaded partially; .*?([\d.]+) MB loaded, ([\d.]+) MB offloaded", text)
outside = max((float(off) / (float(on) + float(off)) for on, off in new), default=0)
old = numbers(r"loading in lowvram mode ([\d.]+)") + numbers(r"loaded partially ([\d.]+)")
free = numbers(r"current GPU free memory is ([\d.]+) MB")
share = numbers(r"set Forge to use ([\d.]+)% GPU memory")
state = re.findall(r"Set vram state to: (NO_VRAM|LOW_VRAM|DISABLED)", text)
slower = [later / steps[0] for later in steps[1:]]

if steps:
    print("seconds a step:", ", ".join(f"{one:.2f}" for one in steps[:6]))
if new:
    print(f"weights outside GPU memory: {100 * outside:.0f}%")
elif old:
    print(f"weights in GPU memory: only {min(old):.0f} MB")
if state:
    print("vram state:", state[-1])
if re.search(r"Device: cpu|Using device: cpu|vram state to: DISABLED", text):
    print("verdict: cpu, the GPU is not used at all")
elif free or share and max(share) > 90:
    print("verdict: spill, Forge's GPU Weights leave", f"{min(free):.0f} MB" if free else "nothing", "for the computation")
elif state:
    print("verdict: offloaded, by an option such as --novram or --lowvram")
elif old or outside > 0.05:
    print("verdict: offloaded, each step copies weights to the GPU")
elif slower and max(slower) > 2:
    print(f"verdict: spill is likely, a later image took {max(slower):.1f} times as long a step as the first")
else:
    print("verdict: not in this log; watch Shared GPU memory in the Task Manager while it runs")
