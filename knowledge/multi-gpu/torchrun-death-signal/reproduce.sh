# Send SIGTERM to torchrun, as a scheduler does whose job has to go.
bash send.sh TERM torchrun --standalone --nproc-per-node=2 train.py
sed -E 's/^W[^]]*\] //; s/rocess [0-9]+/rocess .../' out.log | grep -E 'signal|SignalException|to the end'
