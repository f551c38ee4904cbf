# Write into the next tensor: as it is, then under the sanitizer with torch's cache off.
python neighbour.py
PYTORCH_NO_CUDA_MEMORY_CACHING=1 compute-sanitizer --error-exitcode 7 python neighbour.py
