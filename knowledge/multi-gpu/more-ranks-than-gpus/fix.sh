# One process for each visible GPU, however many there are.
export CUDA_VISIBLE_DEVICES=0
torchrun --standalone --nproc-per-node=gpu train.py
