# One address that answers, one that does not, and the logs of three workers.
python - << 'END' &
import socket, time
server = socket.create_server(("localhost", 39517))
time.sleep(20)
END
sleep 1
export TF_CONFIG='{"cluster": {"worker": ["localhost:39517", "localhost:9"]}, "task": {"type": "worker", "index": 0}}'
env -u http_proxy -u https_proxy -u HTTP_PROXY -u HTTPS_PROXY python check_cluster.py
kill %1
echo 'UnavailableError: Collective ops is aborted by: Error reported from /job:worker/task:1: Socket closed' > worker-0.log
echo 'slurmstepd: error: Detected 1 oom_kill event. Killed' > worker-1.log
echo 'Additional GRPC error information from remote target /job:worker/replica:0/task:1:' > worker-2.log
python read_workers.py worker-0.log worker-1.log worker-2.log
