# Two workers, one of which did not get the variable.
CUDA_DEVICE_MAX_CONNECTIONS=1 sleep 31.5 &
one=$!
env -u CUDA_DEVICE_MAX_CONNECTIONS sleep 32.5 &
two=$!
sleep 0.5
python check_workers.py "sleep 3"
kill $one $two
