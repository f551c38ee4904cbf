# The logs of seven builds that failed, as users reported them, and one without TensorRT's own lines.
for name in implementation workspace jetson pascal profile range parse short; do
  echo "== $name"
  python read_build_log.py "example_$name.log" | tail -n 2
done
