# Run the same guarded program as a file, as a module, from standard input, and as a string.
last() { "$@" 2>&1 | grep -a -E '^(sum|[A-Za-z]+Error: .*(stdin|attribute))' | sed "s|'/.*/|'.../|" | sort -u; }
echo "file: $(last python train.py)"
echo "module: $(last python -m train)"
echo "standard input: $(last python - < train.py)"
echo "string, as in a notebook: $(last python -c "$(cat train.py)")"
