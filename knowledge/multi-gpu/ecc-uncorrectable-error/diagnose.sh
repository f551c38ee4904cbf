# Ask GPU 0 for what decides after an uncorrectable error.
ask() { printf '%s: ' "$1"; nvidia-smi -i 0 --query-gpu="$1" --format=csv,noheader; }
ask ecc.mode.current
ask ecc.errors.uncorrected.volatile.total
ask remapped_rows.pending
ask remapped_rows.failure
ask gpu_recovery_action
