"""Look up names that JAX removed: python check_jax.py jax.linear_util jax.tree_map."""

from __future__ import annotations

import re
import sys
from importlib.metadata import distributions

REMOVED = {
    "jax.tree_multimap": ("0.3.16", "jax.tree_util.tree_map"),
    "jax.tree_util.tree_multimap": ("0.3.16", "jax.tree_util.tree_map"),
    "jax.experimental.stax": ("0.3.16", "jax.example_libraries.stax"),
    "jax.config.jax_experimental_name_stack": ("0.3.25", "nothing"),
    "jax.interpreters.xla.DeviceArray": ("0.4.11", "jax.Array"),
    "jax.numpy.DeviceArray": ("0.4.14", "jax.Array"),
    "jax.interpreters.pxla.ShardedDeviceArray": ("0.4.14", "jax.Array"),
    "jax.xla": ("0.4.14", "jax.interpreters.xla"),
    "jax.abstract_arrays": ("0.4.17", "jax.core"),
    "jax.linear_util": ("0.4.24", "jax.extend.linear_util"),
    "jax.random.KeyArray": ("0.4.24", "jax.Array"),
    "jax.config.define_bool_state": ("0.4.25", "nothing"),
    "jax.config": ("0.4.29", "from jax import config"),
    "jax.experimental.maps": ("0.4.31", "jax.shard_map, jax.sharding"),
    "jax.clear_backends": ("0.4.36", "jax.extend.backend.clear_backends"),
    "jax.tree_map": ("0.6.0", "jax.tree.map"),
    "jax.core.Jaxpr": ("0.6.0", "jax.extend.core.Jaxpr"),
    "jax.lib.xla_bridge": ("0.8.0", "jax.extend.backend"),
    "jax.experimental.host_callback": ("0.8.0", "jax.pure_callback, jax.debug.callback"),
}


def key(release: str) -> list[int]:
    """Make the numbers of a release comparable."""
    return [int(part) for part in re.findall(r"\d+", release)[:3]]


def look_up(name: str, jax: str | None) -> str:
    """Say when a name was removed, and what replaced it."""
    found = [one for one in REMOVED if name == one or name.startswith(f"{one}.")]
    if not found:
        return f"{name}: not in this list; search JAX's changelog for it"
    release, now = REMOVED[max(found, key=len)]
    late = " (jax-too-new)" if jax and key(jax) >= key(release) else ""
    return f"{name}: removed in {release}, now {now}{late}"


def main(names: list[str]) -> None:
    """Print the releases, the names, and the packages that use JAX."""
    packages = {one.metadata["Name"]: one for one in distributions() if one.metadata["Name"]}
    jax, lib = (packages[one].version if one in packages else None for one in ("jax", "jaxlib"))
    print(f"jax {jax or 'is not installed for this Python'}, jaxlib {lib or 'none'}")
    for name in names:
        print(look_up(name, jax))
    for name in sorted(packages):
        needs = [re.match(r"[\w.-]+", need) for need in packages[name].requires or []]
        if {"jax", "jaxlib"} & {need.group().lower() for need in needs if need} and name != "jax":
            print(f"  uses JAX: {name} {packages[name].version}")


main(sys.argv[1:])
