# Two jobs at once on one machine: --standalone lets each of them pick a free port.
for job in 1 2; do
    torchrun --standalone --nproc-per-node=1 train.py "$job" &
done | sort
