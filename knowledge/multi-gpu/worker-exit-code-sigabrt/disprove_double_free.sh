# Write 16 characters too many into a block that is freed once, with one letter and with another.
gcc -shared -fPIC -g -o label.so label.c
for letter in x y; do
    for length in 5000 5016; do
        echo "$length times $letter: $(python clear_label.py $letter $length 2>&1)"
    done
done 2> /dev/null
