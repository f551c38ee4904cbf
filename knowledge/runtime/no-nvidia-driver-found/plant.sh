# A simulated machine: perhaps a version file, perhaps a device file, and what the loader finds.
gcc -shared -fPIC hide.c -o hide.so
on() { # NAME, module yes or no, number of GPUs, library hidden, empty or the code of its cuInit; a command
  mkdir -p "$1/dev" "$1/proc/driver/nvidia" "$1/lib"
  [ "$2" = no ] || echo "NVRM version: simulated" > "$1/proc/driver/nvidia/version"
  [ "$3" = 0 ] || : > "$1/dev/nvidia0"
  case $4 in
    hidden) set -- "$1" LD_AUDIT="$PWD/hide.so" "${@:5}" ;;
    empty) : > "$1/lib/libcuda.so.1"; set -- "$1" A=1 "${@:5}" ;;
    *) echo "int cuInit(unsigned flags) { return $4; }" |
         gcc -shared -fPIC -x c - -o "$1/lib/libcuda.so.1"; set -- "$1" A=1 "${@:5}" ;;
  esac
  env ROOT="$PWD/$1" LD_LIBRARY_PATH="$PWD/$1/lib" "${@:2}"
}
