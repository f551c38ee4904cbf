# Start the second node with an endpoint at which nobody listens.
torchrun --nnodes=2 --nproc-per-node=1 --rdzv-backend=c10d --rdzv-endpoint=127.0.0.2:29689 \
    --rdzv-conf=is_host=0,read_timeout=5 train.py 2>&1 | tail -n 1
