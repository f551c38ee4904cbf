# Let two ranks hang in three ways, and read their dumps.
for case in skip swap dies; do
  rm -rf dumps
  torchrun --standalone --nproc-per-node=2 reproduce.py $case > job.log 2>&1
  echo "== $case"
  python diagnose.py dumps
done
