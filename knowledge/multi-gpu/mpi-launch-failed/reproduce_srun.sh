# A program of Open MPI, started by a Slurm whose default is no PMI.
. ./cluster.sh
$(command -v mpicc.openmpi || echo mpicc) ring.c -o ring
srun -n 2 ./ring
