# Run the check as on a login node, with libraries outside the linker's cache, and with everything in place.
mkdir bin && PATH="$PWD/bin:/usr/bin:/bin" && touch driver
add() { printf '#!/bin/sh\n%s\n' "$2" > "bin/$1"; chmod +x "bin/$1"; }
add apptainer "exit 0"
add ldconfig "exit 0"
bash check_nv.sh absent | tail -n 2
bash check_nv.sh driver | tail -n 2
add nvidia-smi "exit 0"
add ldconfig 'printf "\tlibcuda.so.1 (libc6,x86-64) => /usr/lib64/libcuda.so.1\n\tlibnvidia-ml.so.1 (libc6,x86-64) => /usr/lib64/libnvidia-ml.so.1\n"'
bash check_nv.sh driver
