# Run six programs under the script.
. ./make_programs.sh
for program in gray nobatch loader batch step attention; do
  echo "$ $program"; python3 where_unpack.py "$program.py" 2>&1
done
true
