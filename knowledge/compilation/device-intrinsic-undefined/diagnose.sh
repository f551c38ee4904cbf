# Run the check on the compiler's messages, and on three messages from reports.
(nvcc -arch=sm_75 -c shuffle.cu -o shuffle.o; nvcc -arch=sm_75 -c count.cu -o count.o) > build.log 2>&1
python3 check_intrinsics.py build.log
for log in double.log fermi.log cuda8.log; do
  echo "$log"
  python3 check_intrinsics.py $log
done
