# Keep GPU 1 busy with work of somebody else, and ask nvidia-smi about the health of two GPUs.
python load.py 1 > ready &
load=$!
until grep -q ready ready; do sleep 0.1; done
sleep 2
nvidia-smi -i 0,1 --query-gpu=index,ecc.errors.uncorrected.volatile.total,remapped_rows.pending,gpu_recovery_action --format=csv,noheader
kill $load
wait $load 2> /dev/null || true
