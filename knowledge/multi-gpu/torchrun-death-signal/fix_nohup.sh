# The same, and torchrun leaves SIGHUP as nohup has set it: ignored.
bash send.sh HUP nohup torchrun --standalone --nproc-per-node=2 \
  --signals-to-handle=SIGTERM,SIGINT train.py
grep 'to the end' out.log | sort
