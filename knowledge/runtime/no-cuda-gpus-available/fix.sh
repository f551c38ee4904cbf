# Start the process without the variable, or with a GPU that is there.
unset CUDA_VISIBLE_DEVICES
python -c 'import torch; print(torch.zeros(1, device="cuda").item())'
CUDA_VISIBLE_DEVICES=0 python -c 'import torch; print(torch.zeros(1, device="cuda").item())'
