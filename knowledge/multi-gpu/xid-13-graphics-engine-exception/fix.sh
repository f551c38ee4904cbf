# Count the driver's lines before and after the mended program.
nvcc -arch=native -o mended13 fix.cu
before=$(dmesg | grep -c 'Xid.*name=mended13')
./mended13
sleep 1
after=$(dmesg | grep -c 'Xid.*name=mended13')
echo "new Xid lines: $((after - before))"
