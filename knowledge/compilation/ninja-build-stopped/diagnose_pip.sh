# Build the same source as a package, and show what pip quotes between its two markers.
python -m pip --version | cut -d ' ' -f 1,2
python -m pip install --no-build-isolation --no-deps --no-index --target out . > log 2>&1
echo "ended with $?"
grep -oE '[0-9]+ lines of output|error: .* was not declared.*|ninja: build stopped.*|RuntimeError: .*|end of output' log
