# Run without a failure for comparison, then with one.
export TORCH_DISABLE_SHARE_RDZV_TCP_STORE=1
torchrun --standalone --nproc-per-node=2 resume.py > job.log 2>&1
mv curve.txt straight.txt
rm snapshot.pt
KILL_AT=43 torchrun --standalone --nproc-per-node=2 --max-restarts=1 resume.py > job.log 2>&1
echo "exit status $?"
python curves.py straight.txt
