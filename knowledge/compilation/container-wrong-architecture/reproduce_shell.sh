# Start the program for another machine from a shell.
program=$(python -c "import make_files; print(make_files.program)")
cd "$(dirname "$program")" && ./program
