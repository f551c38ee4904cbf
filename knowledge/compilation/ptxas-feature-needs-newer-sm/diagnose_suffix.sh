# Compile one instruction of Hopper with the options that look alike.
try() { if nvcc "${@:2}" -c hopper.cu -o hopper.o > log 2>&1; then echo "$1: compiles"; else
  echo "$1: $(grep -m 1 -o "not supported on .*\|requires .*" log)"; fi; }
try "sm_90" -gencode arch=compute_90,code=sm_90
try "sm_90a" -gencode arch=compute_90a,code=sm_90a
try "-arch=sm_90a" -arch=sm_90a
try "sm_90a and sm_120" -gencode arch=compute_90a,code=sm_90a -gencode arch=compute_120,code=sm_120
