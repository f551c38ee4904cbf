# Run the check on logs of this nvcc, and on one from a thread.
for file in scale reverse; do
  nvcc -c $file.cu > $file.log 2>&1
  python3 check_calls.py $file.log
done
python3 check_calls.py sparse.log
