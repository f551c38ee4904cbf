echo "launched 2048 threads, of which 1024 ran"
