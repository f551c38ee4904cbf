# Run the check on an old processor, on a virtual machine that hides AVX, on one that has AVX2, and on other files.
old="fpu sse sse2 ssse3 sse4_1 sse4_2 popcnt"
printf 'model name\t: Intel(R) Core(TM)2 Duo CPU\nflags\t\t: fpu sse sse2 ssse3\n' > old.txt
printf 'model name\t: QEMU Virtual CPU\nflags\t\t: %s hypervisor\n' "$old" > guest.txt
printf 'model name\t: Intel(R) Xeon(R) Gold\nflags\t\t: %s avx f16c fma avx2\n' "$old" > new.txt
: > empty.txt
for file in old guest new empty missing; do python3 check_cpu.py $file.txt 2>&1; done
true
