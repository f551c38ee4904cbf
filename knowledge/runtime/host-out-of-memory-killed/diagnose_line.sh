# Let an allocation fail where the cgroup would kill: the traceback ends at the line that asked.
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1  # each thread has a stack, which counts here
python save.py
ulimit -d $((384 * 1024))
python load.py
