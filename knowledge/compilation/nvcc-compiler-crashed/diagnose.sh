# Which stage of nvcc crashed? Add -v to the failing command: the last line with #$ is the stage that did not end.
ulimit -s 2048
printf '__global__ void kernel(float *x) { x[0] = %s x[1] %s; }\n' \
  "$(printf '(%.0s' $(seq 3000))" "$(printf ')%.0s' $(seq 3000))" > deep.cu
nvcc -v -c deep.cu > stages.log 2>&1
echo "nvcc ended with $?"
grep '^#\$' stages.log | tail -n 1 | cut -d ' ' -f 2
