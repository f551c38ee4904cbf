# Count the driver's lines before and after the mended program.
nvcc -arch=native -o mended fix.cu
before=$(dmesg | grep -c 'Xid.*name=mended')
./mended
sleep 1
after=$(dmesg | grep -c 'Xid.*name=mended')
echo "new Xid lines: $((after - before))"
