# Give every attempt a store of its own, on a new port, and restart three times.
export TORCH_DISABLE_SHARE_RDZV_TCP_STORE=1
for trial in 1 2 3; do
  torchrun --standalone --nproc-per-node=4 --max-restarts=1 restart.py 2> job.log
done
