# Allow three restarts, and send SIGTERM.
bash send.sh TERM torchrun --standalone --nproc-per-node=2 --max-restarts=3 train.py
echo "ranks begun at the first attempt: $(grep -c 'attempt 0' out.log)"
echo "at the second: $(grep -c 'attempt 1' out.log)"
