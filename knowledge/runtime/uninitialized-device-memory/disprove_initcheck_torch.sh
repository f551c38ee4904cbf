# initcheck on PyTorch: as it is, and with an allocation of its own for each tensor.
check() {
  compute-sanitizer --tool initcheck python reproduce_empty.py > log 2>&1
  echo "$1: $(grep "three times one" log), reported: $(grep -c "Uninitialized __global__ memory read" log)"
}
check "caching allocator"
export PYTORCH_NO_CUDA_MEMORY_CACHING=1
check "no caching"
