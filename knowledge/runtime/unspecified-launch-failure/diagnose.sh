# Run three programs as they are, then under the sanitizer, and show its first words and the error.
nvcc -arch=native -lineinfo -o kinds kinds.cu 2> nvcc.log
nvcc -arch=native -lineinfo -o cluster reproduce_cluster.cu
for program in "./kinds trap" "./kinds misaligned" ./cluster; do
  echo "$program alone: $($program)"
  echo "$program under the sanitizer:"
  compute-sanitizer --print-limit 1 $program | sed -n '2,3p;/719/p'
done
