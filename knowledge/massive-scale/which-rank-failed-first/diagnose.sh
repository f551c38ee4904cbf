# Ask the logs of the four real ranks.
torchrun --standalone --nproc-per-node=4 --redirects=3 --log-dir=logs job.py > agent.log 2>&1
python first.py 'logs/*/attempt_0/*/stderr.log'
