# Keep the static store, put the attempt's number before every key, and restart three times.
port() { python -c "import socket; print(socket.create_server(('', 0)).getsockname()[1])"; }
for trial in 1 2 3; do
  torchrun --master-port="$(port)" --nproc-per-node=4 --max-restarts=1 prefixed.py 2> job.log
done
