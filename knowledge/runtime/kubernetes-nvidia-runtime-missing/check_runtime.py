"""Look for the handler nvidia: sudo containerd config dump | python3 check_runtime.py -."""

import json
import re
import sys
from pathlib import Path

HANDLER = re.compile(r"""^\s*\[[^\]]*\bruntimes\.["']?([\w-]+)["']?\]\s*$""", re.MULTILINE)
DEFAULT = re.compile(r"""^\s*default_runtime(?:_name)?\s*=\s*["']([^"']+)["']""", re.MULTILINE)
EXAMPLES = {
    "containerd, untouched": '[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]\n',
    "k3s": 'default_runtime_name = "runc"\n[plugins.cri.containerd.runtimes."nvidia"]\n',
    "containerd 2": "default_runtime_name = 'nvidia'\n[plugins.cri.runtimes.nvidia]\n",
    "Docker": '{"runtimes": {"nvidia": {"path": "nvidia-container-runtime"}}}',
    "CRI-O": '[crio.runtime]\ndefault_runtime = "crun"\n[crio.runtime.runtimes.crun]\n',
    "imports": 'imports = ["/etc/containerd/conf.d/*.toml"]\nversion = 2\n',
}


def read(text: str) -> tuple[list[str], str]:
    """Return the handlers that a configuration defines, and its default."""
    if not text.lstrip().startswith("{"):
        default = DEFAULT.search(text)
        return HANDLER.findall(text), default.group(1) if default else "not set"
    docker = json.loads(text)
    return list(docker.get("runtimes", {})), docker.get("default-runtime", "runc")


def verdict(text: str) -> str:
    """Say whether pods of the class nvidia can start, and whether other pods see the GPUs."""
    if not text.strip():
        return "nothing to read: give the file that this node's runtime reads"
    handlers, default = read(text)
    print(f"  handlers: {', '.join(handlers) or 'none'}; default: {default}")
    if default == "nvidia" and "nvidia" in handlers:
        return "nvidia is the default: restart the runtime and the pod, then try nvidia-smi here"
    if "nvidia" in handlers:
        choice = "" if text.lstrip().startswith("{") else "set runtimeClassName: nvidia, or "
        return f"registered only: {choice}make it the default (not-default)"
    more = "; it imports other files: use containerd config dump" if "imports" in text else ""
    return f"no handler nvidia in this file (no-handler, other-file){more}"


def main(name: str) -> str:
    """Read the configuration that the user names."""
    try:
        return verdict(sys.stdin.read() if name == "-" else Path(name).read_text())
    except (OSError, ValueError) as error:
        return f"cannot read {name}: {error}"


for title, text in {} if sys.argv[1:] else EXAMPLES.items():
    print(f"{title}:", verdict(text))
for name in sys.argv[1:]:
    print(f"{name}: {main(name)}")
