"""Compare jax with jaxlib and the CUDA plugin: python check_pair.py [site-packages]."""

from __future__ import annotations

import re
import sys
from importlib.metadata import distributions
from pathlib import Path

NAME = re.compile(r"jax|jaxlib|jax[-_]cuda\d+[-_](?:plugin|pjrt)")


def key(release: str) -> tuple[int, ...]:
    """Make the numbers at the start of a release comparable."""
    return tuple(int(part) for part in re.match(r"\d+(?:\.\d+)*", release).group().split("."))


def needed(folder: str) -> str:
    """Return the oldest jaxlib that this jax accepts, from its file version.py."""
    try:
        text = Path(folder, "jax", "version.py").read_text()
    except OSError:
        return "0"
    found = re.search(r"_minimum_jaxlib_version\s*=\s*['\"]([\d.]+)", text)
    return found.group(1) if found else "0"


def verdict(have: dict[str, str], oldest: str) -> str:
    """Return which package does not fit."""
    if not {"jax", "jaxlib"} <= have.keys():
        return f"missing: {', '.join(sorted({'jax', 'jaxlib'} - have.keys()))}"
    if key(have["jaxlib"]) > key(have["jax"]):
        return f"jaxlib is newer than jax: install jaxlib=={have['jax']} (jaxlib-newer)"
    if key(have["jaxlib"]) < key(oldest):
        return f"jax needs jaxlib {oldest} or newer (jaxlib-older)"
    others = [one for one in have if "cuda" in one and key(have[one]) != key(have["jaxlib"])]
    if others:
        return f"{', '.join(others)}: not of jaxlib's release (plugin-other)"
    return "the releases fit each other"


def main(path: list[str]) -> None:
    """Print the packages of JAX with their folders, and the verdict."""
    have, folder = {}, ""
    for one in distributions(path=path):
        name = (one.metadata["Name"] or "").lower()
        if NAME.fullmatch(name) and name not in have:
            have[name] = one.version
            folder = str(one.locate_file("")) if name == "jax" else folder
            print(f"{name} {one.version}")
    print(verdict(have, needed(folder)))


main(sys.argv[1:] or sys.path)
