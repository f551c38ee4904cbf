# Rank 0 fails after two seconds; give rank 1 three different timeouts.
for timeout in 20 600 7200; do
  start=$SECONDS
  TIMEOUT=$timeout bash launch.sh 2 train.py > /dev/null
  echo "timeout $timeout s, both ranks gone within 20 s: $((SECONDS - start < 20))"
  tail -n 1 rank1.log
done
