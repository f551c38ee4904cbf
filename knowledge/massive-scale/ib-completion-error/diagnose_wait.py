"""Print how long a network card waits before status 12: 4.096 us * 2**timeout, times the retries."""

DEFAULTS = {14: "default before NCCL 2.14", 18: "default since 2.14", 20: "default since 2.23"}

print("NCCL_IB_TIMEOUT  one wait  7 retries")
for timeout in (14, 18, 20, 21, 22, 23):
    seconds = 4.096e-6 * 2**timeout
    row = f"{timeout:>15}  {seconds:7.2f} s  {7 * seconds:7.1f} s  {DEFAULTS.get(timeout, '')}"
    print(row.rstrip())
