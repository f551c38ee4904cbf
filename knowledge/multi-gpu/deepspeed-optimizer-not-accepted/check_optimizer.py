"""Does DeepSpeed accept this optimizer? python check_optimizer.py ds_config.json [CLASS]

CLASS is the optimizer that your script passes, such as AdamW; leave it out if it passes none.
"""

import json
import sys

SUPPORTED = ("Adam", "AdamW", "Adagrad", "FusedAdam", "FusedLion", "DeepSpeedCPUAdam", "DeepSpeedCPUAdagrad", "DeepSpeedCPULion")
ON_CPU = ("DeepSpeedCPUAdam", "DeepSpeedCPULion")

if len(sys.argv) < 2:
    sys.exit("usage: python check_optimizer.py ds_config.json [CLASS]")
config = json.load(open(sys.argv[1], encoding="utf-8"))
passed = sys.argv[2] if len(sys.argv) > 2 else None
zero = config.get("zero_optimization", {})
stage = zero.get("stage", 0)
device = zero.get("offload_optimizer", {}).get("device", "cpu" if zero.get("cpu_offload") else "none")
written = config.get("optimizer", {}).get("type")
print(f"stage {stage}, optimizer states on {device}, in the config: {written}, passed by the script: {passed}")
if passed is None and written is None:
    print("verdict: no-optimizer" if stage in (1, 2) else "verdict: accepted; there is nothing to train with")
elif passed and device in ("cpu", "nvme") and passed not in ON_CPU and config.get("zero_force_ds_cpu_optimizer", True):
    print(f"verdict: client-optimizer, {passed} is passed and its states are offloaded")
elif passed and stage and passed not in SUPPORTED and not config.get("zero_allow_untested_optimizer"):
    print(f"verdict: untested, ZeRO does not know {passed}")
else:
    print("verdict: accepted")
