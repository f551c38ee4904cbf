# Run one program of CUDA 13 over drivers of four releases: the gate looks at the major number.
. ./old_driver.sh
nvcc gate.cu -o gate
for number in 12000 12090 13000 13020; do
  old_driver $number
  LD_LIBRARY_PATH="$PWD/driver-$number" ./gate
done
