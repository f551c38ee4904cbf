# Call nvcc with a PATH on which no folder has it.
mkdir empty
PATH="$PWD/empty"
nvcc --version
