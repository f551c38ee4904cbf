# Build kernels in several ways, and compute from the compiler's report how large a block may be.
judge() {
  label=$1
  shift
  nvcc -arch=sm_90 -Xptxas -v -c "$@" -o kernel.o 2> report
  used=$(grep -oE "Used [0-9]+" report | grep -oE "[0-9]+" | sort -rn | head -1)
  spilled=$(grep -oE "[0-9]+ bytes spill stores" report | grep -oE "[0-9]+" | sort -rn | head -1)
  warp=$(((used * 32 + 255) / 256 * 256))   # a warp gets its registers in units of 256
  warps=$((65536 / 4 / warp * 4))           # from one of four equal parts of the register file
  block=$((warps < 32 ? warps * 32 : 1024))
  echo "$label: $used registers, $spilled bytes spilled: blocks of up to $block threads"
}

judge "as it is" reproduce.cu
judge "as it is, -G" reproduce.cu -G
judge "-maxrregcount=64" reproduce.cu -maxrregcount=64
judge "__launch_bounds__(1024)" fix.cu
judge "__launch_bounds__(1024) and -maxrregcount=128" fix.cu -maxrregcount=128
judge "nested expression" reproduce_debug.cu
judge "nested expression, -G" reproduce_debug.cu -G
judge "nested expression, -lineinfo" reproduce_debug.cu -lineinfo
