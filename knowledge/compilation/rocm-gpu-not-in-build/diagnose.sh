# Run the check with a rocminfo that prints the names of four machines, and with libraries for three chips.
mkdir -p bin lib && for chip in gfx90a gfx1030 gfx1100; do touch lib/TensileLibrary_lazy_$chip.dat; done
machine() {
  { echo '#!/bin/sh'; for chip in "$@"; do echo "echo '  Name:                    $chip'"; done; } > bin/rocminfo
  chmod +x bin/rocminfo
  PATH="$PWD/bin:$PATH" python3 check_gfx.py lib | grep -E 'GPUs|verdict'
}
unset HSA_OVERRIDE_GFX_VERSION
machine gfx1031
machine gfx1036 gfx1100
machine gfx803
HSA_OVERRIDE_GFX_VERSION=10.3.0 machine gfx1100
machine
