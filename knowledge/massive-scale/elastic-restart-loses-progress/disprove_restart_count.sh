# Resume only where torchrun counts a restart, and let the scheduler start a lost job again.
sed 's/if not SNAPSHOT.exists()/if os.environ["TORCHELASTIC_RESTART_COUNT"] == "0"/' \
  resume.py > counting.py
KILL_AT=43 torchrun --standalone --nproc-per-node=2 counting.py > job.log 2>&1
torchrun --standalone --nproc-per-node=2 counting.py > job.log 2>&1
echo "exit status $?"
python curves.py
