#!/bin/bash
# Stand-in for NVIDIA's hook on a host whose driver serves CUDA 12.4: it refuses images that require more.
bundle=$(grep -o '"bundle": *"[^"]*"' | cut -d '"' -f 4)
need=$(grep -o 'NVIDIA_REQUIRE_CUDA=[^"]*' "$bundle/config.json" | grep -o '[0-9.]*$')
[ "$(printf '%s\n' "$need" 12.4 | sort -V | tail -1)" = 12.4 ] && exit 0
echo "Auto-detected mode as 'legacy'" >&2
echo "nvidia-container-cli: requirement error: unsatisfied condition: cuda>=$need," \
  "please update your driver to a newer version, or use an earlier cuda container" >&2
exit 1
