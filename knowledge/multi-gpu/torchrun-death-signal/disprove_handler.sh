# A handler that saves at once; torchrun gives the ranks 5 seconds here, and 30 by default.
export TORCH_ELASTIC_SHUTDOWN_TIMEOUT=5 PAUSE=3
bash send.sh TERM torchrun --standalone --nproc-per-node=2 waits.py
echo "ranks that saved in time: $(sed '/forcefully exiting/q' out.log | grep -c '^saved')"
grep -q 'forcefully exiting via' out.log && echo "then torchrun killed"
