# Start CUDA without that denial.
python start.py
