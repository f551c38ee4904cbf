# The memory of one compiler grows with the templates of a file, not with its lines.
for size in 50 200 400; do
  python peak.py g++ -DSIZE=$size -c heavy.cpp | sed -n "s/^one job: \([0-9.]*\) GiB.*/\1/p"
done | paste -sd ' ' | awk '{print ($2 > $1 && $3 > 2 * $2) ? "grows faster than the size" : "grows with the size: " $0}'
