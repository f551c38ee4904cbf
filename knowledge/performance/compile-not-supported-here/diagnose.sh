# Five threads: their Python, torch and system.
python3 check_compile.py 3.11.2 2.0.1 Darwin
python3 check_compile.py 3.12.3 2.3.0 Linux
python3 check_compile.py 3.13.1 2.5.1 Linux
python3 check_compile.py 3.14.0 2.9.1 Linux
python3 check_compile.py 3.10.6 2.0.1 Windows
python3 check_compile.py 3.12.3 2.4.1 Linux
