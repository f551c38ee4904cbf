"""Say how the previous boot ended: python check_last_boot.py [FILE of journalctl -b -1]"""

import re
import subprocess
import sys

SIGNS = [
    ("overheated", r"critical temperature reached|overheat|thermal.*shutting down"),
    ("panic", r"Kernel panic|Oops:|BUG: unable to handle"),
    ("hardware error", r"\[Hardware Error\]|mce: .*Machine Check|uncorrected error"),
    ("GPU lost", r"fallen off the bus|Xid .*: 79,"),
    ("planned", r"systemd-shutdown|Reached target .*(?:Reboot|Power-Off|Power Off|Halt)|Power key pressed"),
]
ADVICE = {
    "overheated": "clean the cooling, and watch temperatures under load",
    "panic": "read the lines above it; the kernel or a driver is at fault",
    "hardware error": "read which part: memory, processor or PCI Express",
    "GPU lost": "a GPU left the bus before; see Xid 79",
    "planned": "someone or some service restarted it; the lines above say who",
}

if len(sys.argv) > 1:
    with open(sys.argv[1]) as file:
        lines = file.read().splitlines()
else:
    command = ["journalctl", "-b", "-1", "--no-pager", "-n", "300"]
    done = subprocess.run(command, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    if done.returncode or not lines:
        raise SystemExit(f"verdict: no log of the previous boot: {done.stderr.strip()}")
for line in lines[-3:]:
    print("last:", line)
for name, pattern in SIGNS:
    found = [line for line in lines[-300:] if re.search(pattern, line)]
    if found:
        print("sign:", found[0])
        print(f"verdict: {name}; {ADVICE[name]}")
        break
else:
    print("verdict: cut off; the log ends without a shutdown, as if the power was lost")
