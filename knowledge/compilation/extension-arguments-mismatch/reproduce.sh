# Call a compiled function of three arguments as a newer release of its caller does, with four.
bash build.sh
python3 -c "import scan_cuda; scan_cuda.scan_fwd(1.0, None, 4, True)"
