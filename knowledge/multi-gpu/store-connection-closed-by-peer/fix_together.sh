# The same program with a barrier of all ranks as its last call.
TOGETHER=1 bash launch.sh 3 early.py
tail -q -n 1 rank1.log rank2.log
