# Give the same crash more stack: an overflow goes away, a wrong address stays.
for stack in 8192 65536 unlimited; do
    ulimit -S -s $stack
    python reproduce_stack.py > out.txt 2>&1
    echo "stack $stack: deep recursion ends with $?"
    python -c "import ctypes; ctypes.memset(8, 0, 4)"
    echo "stack $stack: wrong address ends with $?"
done 2> /dev/null
