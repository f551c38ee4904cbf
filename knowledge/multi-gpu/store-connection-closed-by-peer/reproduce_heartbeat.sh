# Count what the heartbeat monitor of rank 1 says after rank 0 has left.
bash launch.sh 2 beat.py
warnings=$(grep -c 'Failed to check the "should dump" flag on TCPStore' rank1.log)
echo "rank 1 was warned more than once: $((warnings > 1))"
grep 'Failed to check the "should dump" flag on TCPStore' rank1.log | sed -n '$p'
grep 'rank 1: computed' rank1.log
