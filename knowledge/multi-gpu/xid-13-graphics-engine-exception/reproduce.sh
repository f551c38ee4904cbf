# Fault once, and show what the driver wrote into the kernel log.
nvcc -arch=native -o fault13 reproduce.cu
mark=$(dmesg | tail -1 | grep -o '^\[ *[0-9.]*\]')
./fault13
status=$?
sleep 1
dmesg | sed "1,/${mark//[\[\]]/.}/d" | grep 'NVRM: Xid'
exit $status
