# Try values as they are found in scripts: what does CMake make of each?
try() {
  if cmake -S . -B "build-$1" -DCMAKE_CUDA_ARCHITECTURES="$2" > "$1.log" 2>&1; then
    echo "'$2': $(grep -o 'compute_[0-9a-f]*,sm_[0-9a-f]*\|-arch=[a-z-]*' "build-$1/CMakeFiles/demo.dir/flags.make" | xargs)"
  else
    echo "'$2': $(grep -o 'must be non-empty if set\|is not one of the following\|not able to compile\|no GPU was detected' "$1.log" | head -n 1)"
  fi
}
try 1 ""
try 2 "90"
try 3 "80;90"
try 4 "80,90"
try 5 "9.0"
try 6 "sm_90"
try 7 "90a"
try 8 "auto"
try 9 "35"
CUDA_VISIBLE_DEVICES="" try 10 "native"
try 11 "100f"
echo "CMake took by default: $(cmake -S . -B default | grep -o 'architectures: .*')"
