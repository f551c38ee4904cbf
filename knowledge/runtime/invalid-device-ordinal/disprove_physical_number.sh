# Make GPU 1 visible, and use the number that nvidia-smi shows for it.
CUDA_VISIBLE_DEVICES=1 python -c 'import torch; torch.zeros(1, device="cuda:1")'
