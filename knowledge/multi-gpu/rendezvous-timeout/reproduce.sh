# Start one of two nodes; the other never comes.
torchrun --nnodes=2 --nproc-per-node=1 --rdzv-backend=c10d --rdzv-endpoint=localhost:29688 \
    --rdzv-conf=join_timeout=5 train.py
