# Plant a GPU that works at half speed, and ask the check about the node.
python load.py 1 > ready &
load=$!
until grep -q ready ready; do sleep 0.1; done
python preflight.py
status=$?
kill $load
wait $load 2> /dev/null
exit $status
