# Build the compiled part of the release that the caller wants: four arguments.
sed -i 's/double x, int width, bool silu/double x, pybind11::object state, int width, bool silu/' scan_cuda.cpp
bash build.sh
python3 -c "import scan_cuda; print(scan_cuda.scan_fwd(1.0, None, 4, True))"
