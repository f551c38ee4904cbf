# Start CUDA in a sandbox that denies one system call.
python deny.py python start.py
