# Rank 0 fails after two seconds; give rank 1 three different timeouts.
for timeout in 40 600 7200; do
  TIMEOUT=$timeout bash launch.sh 2 train.py > /dev/null
  waited=$(($(stat -c %Y rank1.end) - $(stat -c %Y rank0.end)))
  echo "timeout $timeout s, rank 1 ends within 20 s of rank 0: $((waited < 20))"
  tail -n 1 rank1.log
done
