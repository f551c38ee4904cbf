# Set the variable of the message, and the one that torch's source reads, and fail again.
TORCH_USE_CUDA_DSA=1 PYTORCH_USE_CUDA_DSA=1 python reproduce.py
