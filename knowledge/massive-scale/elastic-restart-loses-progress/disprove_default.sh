# The same job with a perfect snapshot, and no --max-restarts.
KILL_AT=43 torchrun --standalone --nproc-per-node=2 resume.py > job.log 2>&1
echo "exit status $?"
python curves.py
