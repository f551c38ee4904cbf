# Four causes of a slow rank, and what the probe says.
for case in data work cpu gc; do
  echo "== $case"
  torchrun --standalone --nproc-per-node=3 job.py $case 2>&1 | grep -E "^step times|^rank"
done
