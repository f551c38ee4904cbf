# Link the program that is too large with --no-relax.
gcc -O0 -Wl,--no-relax program.c -o program 2>&1 | grep -c 'relocation truncated to fit: R_X86_64_PC32'
exit "${PIPESTATUS[0]}"
