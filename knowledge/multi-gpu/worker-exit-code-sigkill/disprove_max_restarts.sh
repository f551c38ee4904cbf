# Let torchrun start the killed job again; it needs as much memory as before.
export TORCH_DISABLE_SHARE_RDZV_TCP_STORE=1  # or the second attempt may die of something else
torchrun --standalone --nproc-per-node=2 --max-restarts=1 reproduce.py > job.log 2>&1
echo "exit status $?, killed $(grep -c 'failed (exitcode: -9)' job.log) times"
