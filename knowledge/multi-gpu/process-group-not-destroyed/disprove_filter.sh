# Python's filter, and the level of torch's own log.
warning='destroy_process_group() was not called before program exit'
for setting in PYTHONWARNINGS=ignore TORCH_CPP_LOG_LEVEL=ERROR; do
  env $setting python reproduce.py 2> "$setting.log"
  echo "$setting: exit code $?, warnings $(grep -cF "$warning" "$setting.log")"
done
