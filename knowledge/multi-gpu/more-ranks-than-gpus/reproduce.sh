# Two processes on a node with one visible GPU.
export CUDA_VISIBLE_DEVICES=0
torchrun --standalone --nproc-per-node=2 train.py
