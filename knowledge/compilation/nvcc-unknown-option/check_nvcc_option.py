"""Which compiler knows the option of your message? python check_nvcc_option.py "-fopenmp" [NVCC]"""

import glob
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def output(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout


def accepts(compiler, *options):
    """Tell whether a compiler takes these options for a file with nothing in it."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / ("empty.cu" if options[0] == "--dryrun" else "empty.cpp")
        source.write_text("")
        command = [compiler, *options, "-c", str(source), "-o", str(source) + ".o"]
        return subprocess.run(command, capture_output=True).returncode == 0


option = sys.argv[1] if len(sys.argv) > 1 else "-fopenmp"
nvcc = sys.argv[2] if len(sys.argv) > 2 else shutil.which("nvcc")
is_standard = bool(re.match(r"(?:-{1,2}std=)?(?:c|gnu)\+\+", option))
if is_standard:
    written = ["-std=" + option.split("=")[-1]]
else:
    written = [option, "-" + option] if option.startswith("-") else ["-" + option, "--" + option]
print("other nvcc on this machine:", *sorted({*glob.glob("/usr/local/cuda*/bin/nvcc"), *glob.glob("/usr/bin/nvcc")}))
if not nvcc:
    sys.exit("verdict: no nvcc on the PATH; pass the path from the build's command as the second argument")
print("asked:", nvcc, *re.findall(r"release [0-9.]+", output(nvcc, "--version")))
known = [one for one in written if accepts(nvcc, "--dryrun", one)]
host = [one for one in written if re.match("-[fmpOW]", one) and accepts("g++", one)]
print("nvcc accepts it:", "yes" if known else "no", "- g++ accepts it:", "yes" if host else "no")
if known:
    print("verdict: other-nvcc; the build runs another nvcc than this one, look for its path in the command")
elif is_standard:
    print("verdict: old-nvcc; this release does not know that standard")
elif host:
    print(f"verdict: host-option; write -Xcompiler={host[0]}")
else:
    print("verdict: neither; an option of a newer nvcc, of another compiler, or misspelled")
