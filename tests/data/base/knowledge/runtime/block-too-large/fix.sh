echo "launched"
