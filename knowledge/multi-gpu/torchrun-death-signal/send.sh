# Start a launcher, send it a signal once both ranks train: bash send.sh SIGNAL COMMAND...
export OMP_NUM_THREADS=1
signal=$1
shift
rm -f began.*
"$@" > out.log 2>&1 &
launcher=$!
until [ -s began.0 ] && [ -s began.1 ]; do kill -0 $launcher && sleep 0.1 || exit; done
sleep "${PAUSE:-0.5}"
kill "-$signal" $launcher
wait $launcher 2> /dev/null
echo "torchrun ended with exit code $?"
