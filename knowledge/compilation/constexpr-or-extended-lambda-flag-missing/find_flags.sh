# Which flags a failed build asks for, and whether its nvcc commands had them: bash find_flags.sh build.log
log=${1:-build.log}
test -r "$log" && ! test -d "$log" || { echo "no log $log; save the output of the build in it first"; exit 1; }
for flag in relaxed-constexpr extended-lambda; do
  wanted=$(grep -cE "error.*--(expt-)?$flag" "$log")
  noted=$(grep -cE "warning.*--(expt-)?$flag" "$log")
  given=$(grep -cE "nvcc.* --?(expt-)?$flag" "$log")
  echo "$flag: $wanted errors and $noted warnings ask for it, $given nvcc commands have it"
done
