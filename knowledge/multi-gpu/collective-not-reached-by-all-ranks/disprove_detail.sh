# Compare the ranks before each collective. Calls that look alike pass, although they do not belong
# together: a gradient is still averaged with a score.
export TORCH_DISTRIBUTED_DEBUG=DETAIL
torchrun --standalone --nproc-per-node=2 reproduce.py 2>&1 |
    grep -oE "rank 1, step 3: gradient [0-9.]+|Detected mismatch|failed to pass monitoredBarrier" |
    sort -u
