# A config, and what DeepSpeed says to three scripts; then the same config with one line more.
cat > offload.json <<'JSON'
{"train_batch_size": 8, "zero_optimization": {"stage": 2, "offload_optimizer": {"device": "cpu"}}}
JSON
sed 's/{"train/{"zero_force_ds_cpu_optimizer": false, "train/' offload.json > forced.json
sed 's/, "offload_optimizer": {"device": "cpu"}//' offload.json > plain.json
sed 's/"stage": 2/"stage": 0/' plain.json > zero-0.json
try() { echo "$ python check_optimizer.py $*"; python3 check_optimizer.py "$@"; }
try offload.json AdamW
try offload.json DeepSpeedCPUAdam
try forced.json AdamW
try plain.json
try zero-0.json
try plain.json Lion
