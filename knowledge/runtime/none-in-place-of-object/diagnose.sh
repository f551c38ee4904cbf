# Run six programs under the script.
. ./make_programs.sh
for program in image direct gradient setting result data; do
  echo "$ $program"; python3 where_none.py "$program.py" 2>&1
done
true
