# The check against five drivers: stubs of libcuda.so.1 answer as these would, and nvidia-smi is a stub, too.
python="$(python3 -c "import sys; print(sys.executable)")"
mkdir tools && printf '#!/bin/sh\n' > tools/nvidia-smi && chmod +x tools/nvidia-smi
machine() {
  echo "$1"
  mkdir "$2"
  gcc -shared -fPIC -DINIT="$3" -DRELEASE="$4" -DCOUNT="$5" stub.c -o "$2/libcuda.so.1"
  LD_LIBRARY_PATH="$PWD/$2" PATH="$PWD/$6" "$python" check_app_gpu.py | sed 's/AVX2: .*/AVX2: .../'
}
machine "cuInit fails" unknown 999 12080 0 tools
machine "no device" none 0 12080 0 tools
machine "an old driver" old 0 11040 1 tools
machine "nvidia-smi is not on the PATH" probe 0 12080 1 probe
machine "all works" well 0 12080 1 tools
