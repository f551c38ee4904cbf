# A second namespace cuda in scope, as after "using namespace c10" or "using namespace at".
set -o pipefail
out=$(mktemp -d)/kernel.o
nvcc -DFIRST -c ambiguous.cu -o "$out" && echo "included before the using line: compiled"
nvcc -c ambiguous.cu -o "$out" 2>&1 | sed -n 1,3p || exit 1
