# Build one kernel in five ways, and let registers, stack and spills say what is wrong.
judge() {
  label=$1 file=$2
  shift 2
  nvcc -arch=sm_90 -Xptxas -v "$@" -c "$file" -o kernel.o 2> log || cat log
  used=$(grep -oE "Used [0-9]+" log | head -1 | grep -oE "[0-9]+")
  stack=$(grep -oE "[0-9]+ bytes stack" log | sort -rn | head -1 | grep -oE "[0-9]+")
  spill=$(grep -oE "[0-9]+ bytes spill stores" log | sort -rn | head -1 | grep -oE "[0-9]+")
  if [ "$spill" -gt 0 ] && [ "$used" -ge 255 ]; then verdict="too large: no thread has more than 255"
  elif [ "$spill" -gt 0 ]; then verdict="a limit of $used registers: look for who sets it"
  elif [ "$stack" -gt 0 ]; then verdict="an array in local memory, not a spill"
  else verdict="all in registers"
  fi
  echo "$label: $used registers, stack $stack, spilled $spill: $verdict"
}

sed 's/SUMS = 48/SUMS = 300/' reproduce.cu > large.cu
sed 's/__global__ void/& __launch_bounds__(256, 8)/' reproduce.cu > bounds.cu
judge "as it is" reproduce.cu
judge "-maxrregcount=32" reproduce.cu -maxrregcount=32
judge "__launch_bounds__(256, 8)" bounds.cu
judge "300 sums" large.cu
judge "index known at run time" dynamic_index.cu
judge "-G" reproduce.cu -G
