echo "launch failed: stream 7 does not exist"
exit 1
