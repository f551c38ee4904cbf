# Let the sanitizer name the instruction, the thread and the distance to the nearest allocation.
export PYTORCH_NO_CUDA_MEMORY_CACHING=1
compute-sanitizer --print-limit 1 --error-exitcode 7 python reproduce.py
