# A process on one core, three that sleep, and a number that is no process.
python3 -c 'while True: pass' & spin=$!
sleep 1
echo "one core:"
python3 busy.py $spin 4 | grep -E 'processes|busy'
kill $spin
bash -c 'sleep 15 & sleep 15 & wait' & idle=$!
sleep 1
echo "asleep:"
python3 busy.py $idle 2 | grep -E 'processes|busy|waiting'
python3 busy.py 0 2>&1 | head -n 1
wait $idle
