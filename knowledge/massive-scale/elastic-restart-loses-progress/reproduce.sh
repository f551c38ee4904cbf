# Train on two ranks; rank 1 is killed at step 43, and torchrun starts both again.
export TORCH_DISABLE_SHARE_RDZV_TCP_STORE=1 LOGLEVEL=INFO KILL_AT=43
torchrun --standalone --nproc-per-node=2 --max-restarts=1 train.py > job.log 2>&1
echo "exit status $?"
grep -o 'Worker group FAILED.*' job.log
python curves.py
