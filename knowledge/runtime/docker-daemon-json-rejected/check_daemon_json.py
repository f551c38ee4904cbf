"""Explain why Docker rejects its configuration: python check_daemon_json.py /etc/docker/daemon.json [FLAG ...]"""

import json
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

NAMED = {"H": "hosts", "host": "hosts", "D": "debug", "l": "log-level", "s": "storage-driver",
         "insecure-registry": "insecure-registries"}
PLURAL = ("label", "exec-opt", "log-opt", "storage-opt", "registry-mirror", "default-ulimit", "dns-search")


def flags():
    """Return the flags of the service docker, or those given after the file."""
    if sys.argv[2:]:
        return sys.argv[2:]
    if not shutil.which("systemctl"):
        return []
    unit = subprocess.run(["systemctl", "cat", "docker.service"], capture_output=True, text=True).stdout
    starts = re.findall(r"^ExecStart=((?:.*\\\n)*.*)", unit, re.MULTILINE)
    return shlex.split(starts[-1].replace("\\\n", " ")) if starts else []


def options(words):
    """Return the names that the flags have in the file."""
    names = [re.split("=", word.lstrip("-"))[0] for word in words if word.startswith("-")]
    return {NAMED.get(name, name + "s" * (name in PLURAL)) for name in names}


def verdict(text):
    """Return what is wrong with the text, or None."""
    start = len(text) - len(text.lstrip())
    try:
        config, end = json.JSONDecoder().raw_decode(text, start)
    except json.JSONDecodeError as error:
        line = text.splitlines()[error.lineno - 1].strip() if text.strip() else ""
        hint = " (curly quotation marks)" if re.search("[“”]", line) else ""
        return f"json: line {error.lineno}: {error.msg}: {line!r}{hint}"
    if text[end:].strip():
        number = text[:end].count("\n") + 1
        return f"json: text after the object that ends on line {number}: put all keys into one object"
    both = sorted(config.keys() & options(flags()))
    if both:
        return f"set-twice: {', '.join(both)}: in the file and as a flag"
    default = config.get("default-runtime", "runc")
    if default != "runc" and default not in config.get("runtimes", {}):
        return f"value: the default runtime {default!r} is not under runtimes"
    quoted = [key for key, value in config.items() if value in ("true", "false")]
    if quoted:
        return f"value: {', '.join(quoted)}: true or false without quotation marks"
    return None


if len(sys.argv) < 2:
    sys.exit("usage: python check_daemon_json.py /etc/docker/daemon.json [FLAG ...]")
print("verdict:", verdict(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8-sig")) or "nothing found: read journalctl -u docker")
