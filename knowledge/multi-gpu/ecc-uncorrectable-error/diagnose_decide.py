"""Turn the flags of each GPU into what to do."""

# Paste the output of: nvidia-smi --format=csv,noheader --query-gpu=index,
#   ecc.errors.uncorrected.volatile.total,remapped_rows.pending,remapped_rows.failure,gpu_recovery_action
ROWS = """\
0, 0, No, No, None
1, 2, Yes, No, None
2, 1, Yes, No, Reset
3, 4, No, No, Reboot
4, 1, No, Yes, Reset
5, 0, Yes, No, None
"""

for row in ROWS.splitlines():
    index, errors, pending, failed, action = row.split(", ")
    if failed == "Yes":
        decision = "drain, inspect, replace"
    elif action == "Reboot":
        decision = "drain the node, restart the machine"
    elif action != "None":
        decision = f"end its programs, an administrator does: {action}"
    elif pending == "Yes":
        decision = "in service; reset at the next maintenance"
    else:
        decision = "in service"
    print(f"GPU {index}, {errors} uncorrected: {decision}")
