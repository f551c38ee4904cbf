# Build with one job at a time.
export MAX_JOBS=1
python reproduce.py
