echo "launch failed: a block of 2048 threads is too large"
exit 1
