# Start one rank on a GPU, and show in which order the words of its end come.
torchrun --standalone --nproc-per-node=1 stale.py > out.txt 2>&1
grep -o 'slept to the end\|except was run.*' out.txt
grep -o 'queued\|Process group watchdog thread terminated with exception: .*\|terminate called.*\|exitcode  *: .*' out.txt |
    awk '!seen[substr($0, 1, 30)]++'
