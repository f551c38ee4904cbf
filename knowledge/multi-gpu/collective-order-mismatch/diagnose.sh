# Where do the ranks part? Their lists of calls are the same up to there.
export OMP_NUM_THREADS=1
torchrun --standalone --nproc-per-node=2 --no-python \
  python -c 'import record, runpy; runpy.run_path("reproduce.py")' > torchrun.log 2>&1
mapfile -t first < calls0.log
mapfile -t second < calls1.log
for ((call = 0; call < ${#first[@]} || call < ${#second[@]}; call++)); do
  if [ "${first[call]}" != "${second[call]}" ]; then
    printf 'rank 0: %s\nrank 1: %s\n' "${first[call]}" "${second[call]}"
    break
  fi
done
