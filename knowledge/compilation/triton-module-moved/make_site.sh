# Write site/ with stand-ins: torch and a newer Triton than it wants, and a bitsandbytes that imports a module Triton dropped.
package() {  # name, version, requirement
  mkdir -p "site/$1" "site/$1-$2.dist-info" && touch "site/$1/__init__.py"
  printf 'Metadata-Version: 2.1\nName: %s\nVersion: %s\n' "$1" "$2" > "site/$1-$2.dist-info/METADATA"
  test -z "$3" || echo "Requires-Dist: $3" >> "site/$1-$2.dist-info/METADATA"
}
package torch 2.8.0 'triton==3.4.0; platform_system == "Linux"'
package triton 3.5.0
package bitsandbytes 0.44.1 torch
mkdir -p site/torch/_inductor site/triton/compiler site/triton/runtime
touch site/torch/_inductor/__init__.py site/triton/compiler/__init__.py site/triton/compiler/compiler.py site/triton/runtime/__init__.py
echo 'def triton_key(): ...' > site/triton/runtime/cache.py
echo 'from triton.compiler.compiler import triton_key' > site/torch/_inductor/codecache.py
echo 'from triton.ops.matmul_perf_model import early_config_prune' > site/bitsandbytes/kernels.py
export PYTHONPATH="$PWD/site"
