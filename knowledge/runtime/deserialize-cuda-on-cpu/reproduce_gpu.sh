# Save on a GPU, compare with the stand-in, and load in a process that sees no GPU.
python save.py
CUDA_VISIBLE_DEVICES="" python -c 'import torch; torch.load("checkpoint.pt")'
