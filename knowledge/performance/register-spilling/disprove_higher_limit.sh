# Raise the limit of a kernel that needs more than the hardware has.
sed 's/SUMS = 48/SUMS = 300/' reproduce.cu > large.cu
for limit in 128 255 512; do
  echo "-maxrregcount=$limit"
  nvcc -arch=sm_90 -Xptxas -v -maxrregcount=$limit -c large.cu -o kernel.o 2>&1 |
    grep -oE "Too big maxrregcount.*|[0-9]+ bytes spill stores|Used [0-9]+ registers"
done
