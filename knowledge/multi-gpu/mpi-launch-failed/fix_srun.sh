# The same program, with the plugin of PMIx, or started by mpirun within the job.
. ./cluster.sh
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
$(command -v mpicc.openmpi || echo mpicc) ring.c -o ring
srun --mpi=pmix -n 2 ./ring | sort
salloc --quiet -n 2 mpirun ./ring | sort
