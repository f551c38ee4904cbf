# Plant the slow GPU and one that computes wrong, and ask nvidia-smi about their health.
python load.py 1 > ready &
load=$!
until grep -q ready ready; do sleep 0.1; done
sleep 2
nvidia-smi -i 0,1 --query-gpu=index,ecc.errors.uncorrected.volatile.total,remapped_rows.pending,gpu_recovery_action --format=csv,noheader
kill $load
wait $load 2> /dev/null
