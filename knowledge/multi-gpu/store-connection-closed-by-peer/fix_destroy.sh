# The same two ranks; rank 1 destroys its group when the communication is over.
DESTROY=1 bash launch.sh 2 beat.py
warnings=$(grep -c 'Failed to check the "should dump" flag on TCPStore' rank1.log)
echo "rank 1 was warned: $((warnings > 0))"
grep 'rank 1: computed' rank1.log
