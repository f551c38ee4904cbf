# The same, and every rank waits three seconds before it joins.
for trial in 1 2 3 4; do
  WAIT=3 timeout 42 torchrun --standalone --nproc-per-node=4 --max-restarts=1 restart.py > job.log 2>&1
  [ $? = 124 ] && echo "hangs"
  grep -q "the second attempt works" job.log && echo "works"
  grep -m1 "^RuntimeError: Gloo connectFullMesh failed" job.log && exit 1
done
