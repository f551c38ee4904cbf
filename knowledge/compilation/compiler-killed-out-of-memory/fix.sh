# Start as many compilers as the memory holds, and no more.
jobs="$(python peak.py | sed -n 's/^verdict: MAX_JOBS=\([0-9]*\) fits/\1/p')"
echo "jobs: ${jobs:?one job alone does not fit}"
seq 4 | xargs -P "$jobs" -I NUMBER g++ -DSIZE=150 -c heavy.cpp -o heavyNUMBER.o
ls heavy[0-9].o | wc -l | sed 's/^/compiled: /'
