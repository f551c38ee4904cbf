# Three made-up functions: compiled once, two slow calls, and slow after a pause. Then a call without a function.
export CUDA_CACHE_PATH="$PWD/cache"
cat > ptx.py <<'END'
import os, time
def step():
    time.sleep(0.05 if os.path.exists("cache/kernel") else 0.5)
    os.makedirs("cache", exist_ok=True)
    open("cache/kernel", "w").close()
END
cat > scripted.py <<'END'
import time
calls = []
def step():
    calls.append(1)
    time.sleep(0.5 if len(calls) < 3 else 0.05)
END
cat > idle.py <<'END'
import time
last = [time.monotonic()]
def step():
    time.sleep(0.5 if time.monotonic() - last[0] > 0.9 else 0.05)
    last[0] = time.monotonic()
END
for name in ptx scripted idle; do
    echo "$name:"
    python3 first_calls.py "$name.py" step 1
done
python3 first_calls.py idle.py 2>&1 | head -n 1
