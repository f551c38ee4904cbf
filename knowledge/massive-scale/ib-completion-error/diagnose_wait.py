"""Print how long a network card waits before status 12: 4.096 us * 2**timeout, times the retries."""

print("NCCL_IB_TIMEOUT  one wait  7 retries")
for timeout in (14, 18, 20, 22, 23):
    seconds = 4.096e-6 * 2**timeout
    print(f"{timeout:>15}  {seconds:7.2f} s  {7 * seconds:7.1f} s")
