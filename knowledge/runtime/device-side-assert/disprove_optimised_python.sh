# Switch assertions off in Python, as -O does.
python -O reproduce.py
