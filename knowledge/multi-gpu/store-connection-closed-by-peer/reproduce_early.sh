# Rank 0 leaves, with exit code 0, before the others have made their group.
bash launch.sh 3 early.py
tail -q -n 1 rank1.log rank2.log
