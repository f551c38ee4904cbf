"""Say whether an installation would replace torch: python check_install.py -r requirements.txt"""

import json
import re
import subprocess
import sys

FAMILY = ("torch", "torchvision", "torchaudio", "torchcodec", "xformers", "triton", "vllm")


def pip(*words):
    return subprocess.run([sys.executable, "-m", "pip", *words], capture_output=True, text=True)


plan = pip("install", "--dry-run", "--quiet", "--report", "-", *sys.argv[1:])
if plan.returncode:
    raise SystemExit(f"verdict: pip refuses\n{plan.stderr.strip()}")
items = [item["metadata"] for item in json.loads(plan.stdout)["install"]]
listed = json.loads(pip("list", "--format", "json").stdout)
installed = {item["name"].lower(): item["version"] for item in listed}
changed = [item for item in items if item["name"].lower() in FAMILY and item["name"].lower() in installed]
for item in changed:
    print(f"{item['name']}: {installed[item['name'].lower()]} would become {item['version']}")
new = next((item["version"] for item in changed if item["name"].lower() == "torch"), None)
pins = [
    f"{item['name']} {item['version']} requires {line}"
    for item in items
    for line in item.get("requires_dist", [])
    if re.match(r"torch\s*[(=<>!~]", line) and "extra ==" not in line
]
if new is None:
    print("verdict: torch stays", installed.get("torch", "absent"))
elif pins:
    print("verdict: a dependency replaces torch:", "; ".join(pins))
else:
    print("verdict: your command or requirements file replaces torch itself")
