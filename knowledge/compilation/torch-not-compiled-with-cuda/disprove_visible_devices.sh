# Select a GPU by environment.
export CUDA_VISIBLE_DEVICES=0 CUDA_HOME=/usr/local/cuda FORCE_CUDA=1
python reproduce.py
