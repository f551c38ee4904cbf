"""Say why JAX runs on the CPU, from the packages of an environment.

Usage: python diagnose.py here, with the Python that runs your program
"""

import os
import re
import sys
from importlib import metadata

EXAMPLES = {
    "pip install jax": {"jax": "0.10.2", "jaxlib": "0.10.2"},
    "plugin left behind": {"jax": "0.6.2", "jaxlib": "0.6.2", "jax-cuda12-plugin": "0.6.1"},
    "pip install jax[cuda12]": {"jax": "0.6.1", "jaxlib": "0.6.1", "jax-cuda12-plugin": "0.6.1"},
}


def installed() -> dict[str, str]:
    """Return the versions of JAX's packages in this environment."""
    names = ((one.metadata["Name"] or "", one.version) for one in metadata.distributions())
    return {name: version for name, version in names if re.match(r"jax(lib|-cuda|$)", name)}


def verdict(versions: dict[str, str], platforms: str = "") -> str:
    """Return the cause that the packages and JAX_PLATFORMS show."""
    plugins = {name: one for name, one in versions.items() if re.search(r"cuda\d+-plugin", name)}
    if "jax" not in versions:
        return "JAX is not installed for this Python"
    if platforms.startswith("cpu"):
        return f"JAX_PLATFORMS={platforms} asks for the CPU"
    if not plugins and "+cuda" not in versions.get("jaxlib", ""):
        return f"cpu-jaxlib: jaxlib {versions.get('jaxlib')} and no CUDA plugin"
    for name, version in plugins.items():
        if version != versions.get("jaxlib"):
            return f"plugin-mismatch: {name} {version}, jaxlib {versions.get('jaxlib')}"
    return "packages fit: look for 'Jax plugin configuration error', then run nvidia-smi"


if sys.argv[1:]:
    print(verdict(installed(), os.environ.get("JAX_PLATFORMS", "")))
else:
    for name, versions in EXAMPLES.items():
        print(f"{name}: {verdict(versions)}")
