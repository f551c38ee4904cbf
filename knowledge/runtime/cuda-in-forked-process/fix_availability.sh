# Let is_available() ask NVML, which leaves CUDA alone.
PYTORCH_NVML_BASED_CUDA_CHECK=1 python availability.py
