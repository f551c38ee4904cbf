# Compare the release of nvcc with that of the headers it finds: bash check_headers.sh [-I folder ...]
# For another nvcc: NVCC=/path/to/bin/nvcc bash check_headers.sh
nvcc="${NVCC:-nvcc}"
printf '#include <cuda_runtime_api.h>\nfaultdex CUDART_VERSION\n' > probe.cu
"$nvcc" -E "$@" probe.cu > probe.txt || exit 1
release="$("$nvcc" --version | sed -n 's/.*release \([0-9.]*\),.*/\1/p')"
number="$(sed -n 's/^faultdex //p' probe.txt | tail -n 1)"
header="$(grep -m 1 -o '"[^"]*cuda_runtime_api\.h"' probe.txt | tr -d '"')"
headers="$((number / 1000)).$((number % 1000 / 10))"
echo "nvcc: $release ($(command -v "$nvcc"))"
echo "headers: $headers ($header)"
env | grep -E '^(CPATH|CPLUS_INCLUDE_PATH|NVCC_(PREPEND|APPEND)_FLAGS|CUDA_HOME)=' | sort
if [ "$release" = "$headers" ]; then echo "verdict: they match"; else echo "verdict: they differ"; fi
