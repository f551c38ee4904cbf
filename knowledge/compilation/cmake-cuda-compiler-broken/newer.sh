# The stand-in: a gcc and a g++ first on the PATH that say they are version 99.
old="$(command -v g++)"
mkdir -p new
for name in gcc g++; do
  printf '#!/bin/sh\nexec %s -U__GNUC__ -D__GNUC__=99 "$@"\n' "$(command -v $name)" > new/$name
  chmod +x new/$name
done
PATH="$PWD/new:$PATH"
