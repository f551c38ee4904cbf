# Set the four variables by hand, RANK=0 of 1, and start the program twice.
export RANK=0 WORLD_SIZE=1 MASTER_ADDR=localhost
for number in 1 2; do
    NUMBER=$number MASTER_PORT=0 python reproduce.py
done
