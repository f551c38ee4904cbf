# Start the program without its launcher, on one process: its own error is then the last line.
python train.py raises > train.log 2>&1
tail -n 1 train.log
