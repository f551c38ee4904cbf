# Show the own file as it is after a while.
sleep 3
cat waits.sh
exit 1
