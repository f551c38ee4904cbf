"""Say from a build log which target ptxas rejected, and why: python read_log.py build.log."""

import re
import sys

HIGHER = re.compile(r"'([^']+)' requires \.target (sm_\w+) or higher")
WITHOUT = re.compile(r"'([^']+)' not supported on \.target '(sm_\w+)'")

with open(sys.argv[1] if len(sys.argv) > 1 else "build.log", errors="replace") as file:
    log = file.read()
for feature, least in sorted({(found[1], found[2]) for found in HIGHER.finditer(log)}):
    print(f"{feature}: needs {least}; build for {least} and newer only")
for feature, target in sorted({(found[1], found[2]) for found in WITHOUT.finditer(log)}):
    if feature.startswith("wgmma") and target != "sm_90":
        print(f"{feature}: exists on sm_90a only; do not build this file for {target}")
    else:
        print(f"{feature}: {target} lacks it; build for {target}a instead")
