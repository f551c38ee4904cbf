"""Compare what a model needs with what Ollama counts as available: python check_memory.py 18.3."""

import sys
from pathlib import Path

GIB = 1 << 30
EXAMPLES = {
    "LXC container": {"need": 18.3, "total": 32.0, "limit": 32.0, "used": 19.9, "cache": 19.6, "swap": 0.5},
    "laptop": {"need": 5.3, "total": 7.6, "available": 3.0, "swap": 0.3},
    "large model": {"need": 164.8, "total": 15.0, "available": 13.4, "swap": 0.0},
}


def number(path, word=""):
    """Return the number in a file of the system, or in its line that begins with the word, in bytes."""
    lines = Path(path).read_text().splitlines() if Path(path).exists() else []
    found = [line.split() for line in lines if line.startswith(word)]
    value = next((line[1 if word else 0] for line in found if line), "")
    return int(value) * (1024 if word.endswith(":") else 1) if value.isdigit() else None


def read():
    """Return the memory of this machine and of its cgroup, in GiB."""
    group = "/sys/fs/cgroup/memory"
    facts = {
        "total": number("/proc/meminfo", "MemTotal:"),
        "available": number("/proc/meminfo", "MemAvailable:"),
        "swap": number("/proc/meminfo", "SwapFree:"),
        "limit": number(f"{group}.max"),
        "used": number(f"{group}.current"),
        "cache": number(f"{group}.stat", "inactive_file "),
    }
    return {name: value / GIB for name, value in facts.items() if value is not None}


def verdict(facts):
    """Return what Ollama counts, and the cause that it shows."""
    total = facts.get("limit", facts["total"])
    free = total - facts["used"] if "used" in facts else facts["available"]
    swap = facts["swap"]
    counted = free + swap
    cache = min(facts.get("cache", 0.0), total - free)
    if facts["need"] > total + swap:
        return counted, f"too-large: the machine or container has {total:.1f} GiB in all"
    if facts["need"] <= counted:
        return counted, "fits now: something else held memory when the load failed"
    if facts["need"] <= counted + cache:
        return counted, f"page-cache: {cache:.1f} GiB of the used memory is file cache"
    return counted, f"in-use: {total - free - cache:.1f} GiB are held by programs"


if __name__ == "__main__":
    cases = EXAMPLES
    if sys.argv[1:]:
        cases = {"this machine": {"need": float(sys.argv[1]), **read()}}
        if "total" not in cases["this machine"]:
            sys.exit("no /proc/meminfo: run it in the container, in WSL or on Linux")
    for name, facts in cases.items():
        counted, cause = verdict(facts)
        print(f"{name}: needs {facts['need']:.1f} GiB, Ollama counts {counted:.1f} GiB; {cause}")
