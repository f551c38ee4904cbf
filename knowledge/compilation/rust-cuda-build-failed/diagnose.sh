# Check a lock file with this machine's nvcc, with a newer toolkit, without a GPU, and without nvcc.
mkdir -p old new bin empty
printf '[[package]]\nname = "cudarc"\nversion = "0.11.8"\n' > old/Cargo.lock
printf '[[package]]\nname = "cudarc"\nversion = "0.19.4"\n' > new/Cargo.lock
check() { echo "$1: $(python check_cargo.py "$2" | sed -n 's/^verdict: //p')"; }
export CUDA_COMPUTE_CAP=90
check "cudarc 0.11.8" old
check "cudarc 0.19.4" new
CUDA_COMPUTE_CAP=52 check "an old GPU" new
CUDA_COMPUTE_CAP=none check "no GPU" new
ln -sf "$(python -c 'import sys; print(sys.executable)')" bin/python && ln -sf "$(command -v sed)" bin/sed
PATH="$PWD/bin" check "no nvcc" new
