# Fault once, and show what the driver wrote into the kernel log.
nvcc -arch=native -o fault reproduce.cu
./fault
status=$?
sleep 1
dmesg | grep 'NVRM: Xid' | tail -1
exit $status
