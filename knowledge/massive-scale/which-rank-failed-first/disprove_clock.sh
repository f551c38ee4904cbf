# Make a thousand logs of the four, with clocks that differ by seconds, and ask again.
torchrun --standalone --nproc-per-node=4 --redirects=3 --log-dir=logs job.py > agent.log 2>&1
python simulate.py
python first.py 'thousand/*.log'
