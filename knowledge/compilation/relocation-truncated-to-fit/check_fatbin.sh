# Add up the GPU code in object files and libraries: bash check_fatbin.sh build/ (a folder, or files)
[ $# -gt 0 ] || { echo 'usage: bash check_fatbin.sh FOLDER-OR-FILE ...'; exit 1; }
find "$@" -type f \( -name '*.o' -o -name '*.a' -o -name '*.so*' \) -print0 \
  | xargs -0 -r size -A 2> /dev/null \
  | awk '/:$/ { name = $1 } $1 ~ /^\.(nv_fatbin|hip_fatbin)$/ { sum[name] += $2; all += $2; files++ }
    END {
      for (one in sum) printf "%8.1f MiB %s\n", sum[one] / 1048576, one | "sort -rn | head -n 5"
      close("sort -rn | head -n 5")
      printf "verdict: %.1f MiB of GPU code in %d files; ", all / 1048576, files
      if (all > 1.6e9) print "too-much: near or over 2 GiB"
      else if (all > 0) print "fits: look for large arrays and other libraries"
      else print "none found: give the folder of the object files"
    }'
