"""Put the libc of another release first in the search path of a program."""

import os
import subprocess
import sys
from pathlib import Path

library = next(row.split()[-1] for row in open("/proc/self/maps") if row.rstrip().endswith("libc.so.6"))
command = ["readelf", "--dyn-syms", "--wide", library]
table = subprocess.run(command, capture_output=True, text=True, check=True).stdout
rows = [row.split() for row in table.splitlines() if "UND" in row and "@GLIBC_PRIVATE" in row]
names = sorted(row[7].split("@")[0].encode() for row in rows if row[3] == "OBJECT")
print("libc takes variables from its loader under private names:", len(names) > 0)

# a stand-in for another release: in this copy one of the names is another one
content = Path(library).read_bytes()
name = next(name for name in names if b"\0" + name + b"\0" in content)
Path("other").mkdir()
changed = content.replace(b"\0" + name + b"\0", b"\0" + name[:-1] + b"X\0")
Path("other/libc.so.6").write_bytes(changed)

for variable, value in (("LD_LIBRARY_PATH", "other"), ("LD_PRELOAD", "other/libc.so.6")):
    for program in ([sys.executable, "-c", ""], ["ls"]):
        environment = {**os.environ, variable: value}
        run = subprocess.run(program, env=environment, capture_output=True, text=True)
        print(f"{variable} for {Path(program[0]).name[:6]}: exit code {run.returncode}")
        print("   ", run.stderr.splitlines()[-1].split(": ", 1)[1])
