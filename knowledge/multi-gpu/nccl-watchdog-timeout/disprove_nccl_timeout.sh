# Set the variable that many answers name, and read the timeout in the message.
export NCCL_TIMEOUT=3600000
export TORCH_NCCL_TIMEOUT=3600000
torchrun --standalone --nproc-per-node=2 reproduce.py
