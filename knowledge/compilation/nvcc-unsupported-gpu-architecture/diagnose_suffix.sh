# Make PTX of one kernel for one architecture, and let ptxas make machine code of it for another.
echo '__global__ void kernel(int *out) { *out = 1; }' > kernel.cu
assemble() {
  refusal="$(ptxas -arch="$2" "$1.ptx" -o kernel.cubin 2>&1)"
  echo "$1 for $2: $(echo "${refusal:-compiles}" | sed 's/.*cannot/cannot/')"
}
for pair in compute_90:sm_120 compute_90a:sm_100 compute_100f:sm_103 compute_100f:sm_120 compute_100a:sm_103; do
  nvcc -arch="${pair%:*}" -ptx kernel.cu -o "${pair%:*}.ptx"
  assemble "${pair%:*}" "${pair#*:}"
done
# nvcc 13 makes no PTX for 5.0 any more, so this one is written by hand.
printf '.version 4.0\n.target sm_50\n.address_size 64\n.visible .entry kernel() { ret; }\n' > sm_50.ptx
assemble sm_50 sm_90
