# Restart four ranks until a restart fails with an error; some hang, and a few work by luck.
for trial in 1 2 3 4; do
  timeout 40 torchrun --standalone --nproc-per-node=4 --max-restarts=1 restart.py > job.log 2>&1
  [ $? = 124 ] && echo "hangs"
  grep -q "the second attempt works" job.log && echo "works"
  grep -m1 "^RuntimeError: Gloo connectFullMesh failed" job.log && exit 1
done
