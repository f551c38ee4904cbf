# Count the driver's lines before and after the mended program.
nvcc -arch=native -o mended43 fix.cu
before=$(dmesg | grep -c 'Xid.*name=mended43')
./mended43
sleep 1
after=$(dmesg | grep -c 'Xid.*name=mended43')
echo "new Xid lines: $((after - before))"
