# Seven ways to end, and what stands in the log of each.
warning='destroy_process_group() was not called before program exit'
ends=('last line' 'sys.exit(3)' exception 'os._exit(3)' SIGTERM gloo destroyed)
for end in "${ends[@]}"; do
  (
    python ends.py "$end" 2> "$end.log"
    echo $? > "$end.code"
  ) &
done 2> shell.log
wait
for end in "${ends[@]}"; do
  echo "$end: exit code $(cat "$end.code"), warnings $(grep -cF "$warning" "$end.log")"
done
echo 'the log of the exception, in order:'
grep -oE '(ValueError: sample.*|destroy_process_group\(\) was not called)' exception.log
