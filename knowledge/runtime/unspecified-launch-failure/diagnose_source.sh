# Compile with assertions and without, and name the instructions that can end each kernel.
for flags in -UNDEBUG -DNDEBUG; do
  echo "nvcc $flags"
  nvcc $flags -arch=sm_90 -ptx -o kinds.ptx kinds.cu 2> nvcc.log
  awk '/\.entry/ {match($3, /[0-9]+/); kernel = substr($3, RSTART + RLENGTH, substr($3, RSTART, RLENGTH))}
       $1 ~ /^(trap|brkpt|__assertfail)|\.trap$/ {sub(/[,;]/, "", $1); print "  " kernel ":", $1}' kinds.ptx
done
