# Point each variable to a ptxas that counts its calls, and compile a kernel for a GPU of capability 9.0.
own="$(python -c 'import triton; print(triton.__path__[0])')/backends/nvidia/bin"
printf '#!/bin/sh\necho call >> %s/calls.txt\nexec %s/ptxas-blackwell "$@"\n' "$PWD" "$own" > counting && chmod +x counting
for variable in TRITON_PTXAS_PATH TRITON_PTXAS_BLACKWELL_PATH; do
  : > calls.txt
  env TRITON_CACHE_DIR="$PWD/$variable" "$variable=$PWD/counting" python fix.py > /dev/null
  echo "$variable: $([ -s calls.txt ] && echo used || echo not used)"
done
