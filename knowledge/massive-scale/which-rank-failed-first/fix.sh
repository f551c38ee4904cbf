# Let the first rank that fails say so in a place that all nodes see.
FIRST=$PWD/first-failure.txt torchrun --standalone --nproc-per-node=4 --redirects=3 \
  --log-dir=logs job.py > agent.log 2>&1
cat first-failure.txt
