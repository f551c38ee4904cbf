# Run the diagnosis as it is, with nothing visible, and with a GPU that is not there.
python diagnose.py
CUDA_VISIBLE_DEVICES="" python diagnose.py | tail -1
CUDA_VISIBLE_DEVICES=99 python diagnose.py | tail -1
