# What a GPU with Xid 48 says of itself: healthy here.
nvidia-smi --query-remapped-rows=gpu_bus_id,remapped_rows.uncorrectable,remapped_rows.pending,remapped_rows.failure --format=csv,noheader |
  awk -F', ' '{ print ($4 != "0" && $4 != "No") ? "replace" : ($3 != "0" && $3 != "No") ? "reset: a row waits for its spare" : "nothing pending" }' | sort | uniq -c | awk '{ $1 = ""; print substr($0, 2) }'
