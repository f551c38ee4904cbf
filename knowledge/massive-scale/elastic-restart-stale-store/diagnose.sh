# Ask the store of the second attempt what it knows of the first.
echo "as it is:"
torchrun --standalone --nproc-per-node=1 --max-restarts=1 keys.py 2> job.log
echo "with a store of the workers' own:"
export TORCH_DISABLE_SHARE_RDZV_TCP_STORE=1
torchrun --standalone --nproc-per-node=1 --max-restarts=1 keys.py 2> job.log
