# Read the message of the reproduction, one of a wrong type, and one that is cut off.
bash build.sh
python3 -c "import scan_cuda; scan_cuda.scan_fwd(1.0, None, 4, True)" 2> releases.txt
python3 -c "import scan_cuda; scan_cuda.scan_fwd(1.0, 4.5, True)" 2> type.txt
head -n 3 releases.txt > cut.txt
for file in releases.txt type.txt cut.txt; do python3 read_arguments.py $file; done
