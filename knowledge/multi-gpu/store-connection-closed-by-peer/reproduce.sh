# Rank 0 fails over its data while rank 1 waits in the store for it.
bash launch.sh 2 train.py
tail -n 1 rank0.log
grep 'failed on SocketImpl' rank1.log | sed 's/addr=.*]:[0-9]*)/...)/'
tail -n 1 rank1.log
