# Ask about three names in an environment with JAX 0.4.30 and an old flax, which it makes up.
set -eu
site=$(mktemp -d)
trap 'rm -rf "$site"' EXIT

package() {  # name, release, requirement
    mkdir "$site/$1-$2.dist-info"
    printf 'Name: %s\nVersion: %s\n%s' "$1" "$2" "${3:-}" > "$site/$1-$2.dist-info/METADATA"
}

package jax 0.4.30
package jaxlib 0.4.30
package flax 0.6.1 "Requires-Dist: jax>=0.3.2"
PYTHONPATH="$site" python -S check_jax.py jax.linear_util jax.tree_map jax.core.Jaxpr jax.numpy.dot
