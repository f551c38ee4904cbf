# Endings without a traceback, made on purpose, and statuses that Windows reports.
endings=(
  'import os; os.kill(os.getpid(), 9)'
  'import ctypes; ctypes.string_at(0)'
  'import os; os.abort()'
  'import os; os._exit(0)'
  'import os; os._exit(1)'
)
for code in "${endings[@]}"; do
  echo "-- $code"
  python how_it_ended.py python -c "$code" 2>/dev/null
done
for status in -1073741819 3221225477 -1073740791 0xC0000135 -1073741523 3221225786 139; do
  echo "-- status $status"
  python how_it_ended.py --status "$status"
done
