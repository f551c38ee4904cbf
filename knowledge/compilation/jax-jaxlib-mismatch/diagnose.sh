# Judge four environments, which this script makes up.
set -eu
site=$(mktemp -d)
trap 'rm -rf "$site"' EXIT

package() {  # folder, name, release
    mkdir -p "$site/$1/$2-$3.dist-info"
    printf 'Name: %s\nVersion: %s\n' "$2" "$3" > "$site/$1/$2-$3.dist-info/METADATA"
}

check() {
    echo "== $1"
    python -S check_pair.py "$site/$1" | LC_ALL=C sort
}

package newer jax 0.4.26; package newer jaxlib 0.4.38
package older jax 0.4.8; package older jaxlib 0.3.25
mkdir "$site/older/jax"
echo "_minimum_jaxlib_version = '0.4.7'" > "$site/older/jax/version.py"
package plugin jax 0.9.0.1; package plugin jaxlib 0.9.0.1; package plugin jax-cuda12-plugin 0.9.2
package fits jax 0.11.0; package fits jaxlib 0.11.0; package fits jax-cuda13-plugin 0.11.0
for one in newer older plugin fits empty; do check $one; done
