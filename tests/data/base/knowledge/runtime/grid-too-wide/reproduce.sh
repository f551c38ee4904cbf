echo "launch failed: the grid is 70000 blocks wide"
exit 1
