# Link the same program with the code of fewer GPUs.
gcc -O0 -DGPU_CODE=300000000 program.c -o program && ./program && echo 'linked, and runs'
rm -f program
