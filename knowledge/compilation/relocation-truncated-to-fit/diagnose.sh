# Run the check on object files with a little GPU code, with much, and with none.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
object() { printf '.section .nv_fatbin,"aw",@nobits\n.zero %s\n' "$2" | as -o "$1.o" -; }
check() { bash "$OLDPWD/check_fatbin.sh" "$@"; }
printf 'int f;\n' | gcc -xc -c -o host.o -
check host.o
object sm_86 52428800
check .
object sm_50_to_sm_120 1900000000
check .
