#!/usr/bin/env bash
# Print which file each library of a package really gets: diagnose.sh LIBRARY, such as the one named
# in the error message. Without an argument it looks at the reproduction.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
if [ $# -eq 0 ]; then
  folder=$(mktemp -d)
  bash "$here/build.sh" "$folder"
  export LD_LIBRARY_PATH="$folder/toolkit"
  set -- "$folder/wheel/cusparse/libcusparse.so.12"
fi
library=$1
ldd "$library" | awk '/=> \// && !/ld-linux|libc\.so|libm\.so/ {print $1, $3}' | while read -r name with; do
  without=$(env -u LD_LIBRARY_PATH ldd "$library" | awk -v name="$name" '$1 == name {print $3}')
  if [ "$with" != "$without" ]; then
    echo "verdict: ld-library-path: $name comes from $(basename "$(dirname "$with")"), not from" \
      "$(basename "$(dirname "$without")")"
  fi
done
env -u LD_LIBRARY_PATH ldd -r "$library" 2>&1 | grep -q "undefined symbol" \
  && echo "verdict: mixed-wheels: a symbol is missing without LD_LIBRARY_PATH too" \
  || echo "without LD_LIBRARY_PATH every symbol is found"
