echo "launched 1024 threads, twice"
