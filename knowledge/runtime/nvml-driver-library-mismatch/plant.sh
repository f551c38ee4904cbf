# A simulated machine: a version file, two empty libraries, a modinfo that says what it is told.
plant() { # NAME, then the versions in the kernel, of NVML, of CUDA, on the disk
  mkdir -p "$1/lib" "$1/bin"
  echo "NVRM version: NVIDIA UNIX x86_64 Kernel Module  $2  Release Build" > "$1/version"
  printf '#!/bin/sh\necho %s\n' "$5" > "$1/bin/modinfo"
  chmod +x "$1/bin/modinfo"
  library "$1/lib" libnvidia-ml "$3"
  library "$1/lib" libcuda "$4"
}
library() { # FOLDER NAME VERSION
  echo 'int here;' | gcc -shared -fPIC -x c - -Wl,-soname,"$2.so.1" -o "$1/$2.so.$3"
  ln -sf "$2.so.$3" "$1/$2.so.1"
}
on() { # run a command on the simulated machine NAME, with the libraries of machine FIRST in front
  VERSION_FILE="$1/version" PATH="$PWD/$1/bin:$PATH" \
    LD_LIBRARY_PATH="${FIRST:+$PWD/$FIRST/lib:}$PWD/$1/lib" "${@:2}"
}
