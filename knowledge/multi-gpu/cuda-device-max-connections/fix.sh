# Set the variable for the launcher: its workers inherit it before they create a CUDA context.
cat > job.py <<'PY'
from checks import check
print("tensor parallelism:", check(tensor=2))
PY
CUDA_DEVICE_MAX_CONNECTIONS=1 python job.py
cat > job.py <<'PY'
from checks import check
print("FSDP:", check(fsdp=True))
PY
env -u CUDA_DEVICE_MAX_CONNECTIONS python job.py
rm job.py
