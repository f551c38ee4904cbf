# Hide every GPU from the process.
CUDA_VISIBLE_DEVICES="" python -c 'import torch; torch.zeros(1, device="cuda")'
