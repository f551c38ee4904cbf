# memcheck looks at addresses and racecheck at order, neither at who stands at which barrier.
nvcc -arch=native -lineinfo -o fault reproduce.cu
for tool in memcheck racecheck; do
  compute-sanitizer --tool $tool --error-exitcode 7 ./fault > log
  echo "$tool: exit $?, $(grep sum log)"
done
