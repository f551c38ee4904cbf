"""Why did pyxis not start the container? python read_log.py slurm-JOB.err"""

import re
import sys

CAUSES = [
    (r"registry-1\.docker\.io/v2/([a-z0-9-]+\.[a-z0-9.-]+)/(\S+?)/manifests/(\S+)", "image-name, write {0}#{1}:{2}"),
    (r"URL (https://\S+) returned error code: (40[134].*)", "registry, {0} answers {1}: check the credentials file"),
    (r"(No space left on device|Disk quota exceeded)", "no-space, {0}: see ENROOT_CACHE_PATH, ENROOT_DATA_PATH, ENROOT_TEMP_PATH"),
    (r"(couldn't mkdir /run/[^\s:]+|failed to create user namespace|failed to set capabilities|seccomp filter failed|"
     r"failed to create ovlfs whiteout|failed to mount overlay)", "node, {0}: for the administrators"),
    (r"(nvidia-container-cli: .*)", "gpu-hook, {0}"),
    (r"(98-nvidia\.sh exited .*)", "gpu-hook, {0}; the reason is above it"),
    (r"failed to execute: (\S+): No such file", "entrypoint, {0} is not in the image"),
]

if len(sys.argv) < 2:
    sys.exit("usage: python read_log.py slurm-JOB.err")
text = sys.stdin.read() if sys.argv[1] == "-" else open(sys.argv[1], encoding="utf-8", errors="replace").read()
nodes = sorted(set(re.findall(r"srun: error: (\S+?): tasks? ", text)))
found = [verdict.format(*match.groups()) for pattern, verdict in CAUSES for match in [re.search(pattern, text)] if match]
print("verdict:", found[0] if found else "none of the known causes: read the lines after 'printing enroot log file'")
if nodes:
    print("nodes:", ", ".join(nodes))
