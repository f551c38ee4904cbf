# Link a program whose data lies more than 2 GiB from its code.
gcc -O0 program.c -o program 2>&1 | sed 's#/tmp/[^ (:]*#program.o#; s#/usr/[^ ]*crt#crt#' | grep 'relocation truncated'
exit "${PIPESTATUS[0]}"
