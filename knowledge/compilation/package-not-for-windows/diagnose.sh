# Run the check on a package that needs Unix, on one that catches the failure, and on an empty folder.
mkdir -p server portable empty
printf 'import os\nimport resource\n\nimport uvloop\n' > server/main.py
printf 'try:\n    import fcntl\nexcept ImportError:\n    fcntl = None\n' > portable/locks.py
python3 check_unix_imports.py server
python3 check_unix_imports.py portable
python3 check_unix_imports.py empty
python3 check_unix_imports.py nowhere 2>&1
true
