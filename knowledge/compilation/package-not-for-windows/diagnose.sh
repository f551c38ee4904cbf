# Run the check on a package that needs Unix, on one that asks first or catches the failure, and on an empty folder.
mkdir -p server portable empty
printf 'import sys\n\nif len(sys.argv) < 9:\n    import pwd\ntry:\n    import fcntl\nexcept KeyError:\n    pass\n' > server/deep.py
printf 'import os\n\nif os.name == "posix":\n    import termios\n' > portable/screen.py
printf 'import os\nimport resource\n\nimport uvloop\n' > server/main.py
printf 'try:\n    import fcntl\nexcept ImportError:\n    fcntl = None\n' > portable/locks.py
python3 check_unix_imports.py server
python3 check_unix_imports.py portable
python3 check_unix_imports.py empty
python3 check_unix_imports.py nowhere 2>&1
true
