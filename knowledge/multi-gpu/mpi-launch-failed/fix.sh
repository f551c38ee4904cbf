# The host gets as many slots as processes shall run there; the second way ignores the slots.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
mpirun -np 2 --host localhost:2 echo started
mpirun -np 2 --host localhost --oversubscribe echo started without slots
