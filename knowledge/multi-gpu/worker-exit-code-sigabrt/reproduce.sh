# Start two ranks; the log shows what the C++ runtime says, and then the launcher's footer.
bash build.sh
torchrun --standalone --nproc-per-node=2 read.py
