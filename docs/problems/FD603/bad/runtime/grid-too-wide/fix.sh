echo "launched"
echo
