# The same signal, and a program that agrees on a step, saves and leaves; then the next start.
bash send.sh TERM torchrun --standalone --nproc-per-node=2 careful.py
grep '^rank' out.log | sort
torchrun --standalone --nproc-per-node=2 careful.py 2> err.log | sort
echo "torchrun ended with exit code ${PIPESTATUS[0]}"
