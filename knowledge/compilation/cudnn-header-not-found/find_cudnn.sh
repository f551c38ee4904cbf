# List the cuDNN headers of this machine and say what to set: bash find_cudnn.sh [FOLDER]
site="$(python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
found=""
for top in ${1:-"$CUDNN_PATH" "$CUDNN_HOME" "$CUDNN_ROOT" "$CONDA_PREFIX" "$site/nvidia/cudnn" \
  "$CUDA_HOME" /usr/local/cuda /usr/local/cuda-* /usr/local/cudnn* /usr}; do
  for include in "$top/include" "$top/targets/x86_64-linux/include" "$top/include/x86_64-linux-gnu"; do
    [ -e "$include/cudnn.h" ] || continue
    header="$include/cudnn_version.h"
    number() { sed -nE "s/^#define CUDNN_$1 +([0-9]+).*/\1/p" "$header" 2> /dev/null; }
    library="$(ls "$top"/lib*/libcudnn.so "$top"/lib/x86_64-linux-gnu/libcudnn.so 2> /dev/null | head -1)"
    echo "$include: cuDNN $(number MAJOR).$(number MINOR), for the linker: ${library:-no libcudnn.so}"
    found="${found:-$include}"
  done
done
if [ -z "$found" ]; then
  echo "verdict: no cudnn.h on this machine"
elif [ ! -e "$found/cudnn_version.h" ] && grep -q cudnn_version.h "$found/cudnn.h"; then
  echo "verdict: $found is incomplete: copy all of cudnn*.h"
else
  echo "verdict: export CUDNN_PATH=$(dirname "$found") CPATH=$found"
fi
