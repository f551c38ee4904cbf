# Fault in six ways that are no plain access, each in a process of its own; then fail an assertion ten times.
nvcc -arch=native -o kinds kinds.cu 2> nvcc.log
for kind in trap breakpoint surface arrive bulk function; do timeout -k 5 15 ./kinds $kind; done
for run in 1 2 3 4 5 6 7 8 9 10; do ./kinds assert 2> assertion.log; done | sort | uniq -c
