# Fail in rank 1, and see how rank 0 ends.
torchrun --standalone --nproc-per-node=2 stubborn.py > job.log 2>&1
grep -o 'Unable to shutdown process.*' job.log
grep -A1 -E '^  rank ' job.log
