# Try the options that are said to remove spills, and count the spilled bytes each time.
for options in "-O3" "-O3 --use_fast_math" "-O3 -Xptxas -O3" "-O3 -Xptxas -dlcm=ca"; do
  bytes=$(nvcc -arch=sm_90 -maxrregcount=32 -Xptxas -v $options -c reproduce.cu -o kernel.o 2>&1 |
    grep -oE "[0-9]+ bytes spill stores")
  echo "$options: $bytes"
done
