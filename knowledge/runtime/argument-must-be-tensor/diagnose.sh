# Which variables had which type.
python3 print_types.py reproduce.py
