# Multiply with a cache that holds garbage, with one that cannot be written, and with none.
mkdir -p cache
echo garbage > cache/index
echo "garbage: $(CUDA_CACHE_PATH=$PWD/cache python product.py)"
echo "not writable: $(CUDA_CACHE_PATH=/dev/null/cache python product.py)"
echo "none: $(CUDA_CACHE_DISABLE=1 python product.py)"
