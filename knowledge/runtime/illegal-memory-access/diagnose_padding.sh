# Let the sanitizer leave a gap behind each allocation, so that the neighbour is no longer next.
export PYTORCH_NO_CUDA_MEMORY_CACHING=1
compute-sanitizer --padding 1024 --print-limit 1 --error-exitcode 7 python neighbour.py
