# Run three programs under the sanitizer, and show the beginning of its report and the error.
nvcc -arch=native -lineinfo -o kinds kinds.cu 2> nvcc.log
nvcc -arch=native -lineinfo -o cluster reproduce_cluster.cu
for program in "./kinds trap" "./kinds misaligned" ./cluster; do
  echo "$program"
  timeout -k 5 40 compute-sanitizer --print-limit 1 $program | sed -n '2,3p;4,${/719/p}'
done
