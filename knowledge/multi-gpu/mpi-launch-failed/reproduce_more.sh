# Five other ways in which mpirun ends; ssh is a script here that does not find the daemon.
unshare --user --map-root-user mpirun -np 1 true
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
printf '#!/bin/sh\necho "bash: orted: command not found" >&2\nexit 127\n' > no_daemon.sh
chmod +x no_daemon.sh
mpirun --mca plm_rsh_agent "$PWD/no_daemon.sh" -np 1 --host node2 true
mpirun -np 1 pyhton train.py
touch file
TMPDIR=$PWD/file/tmp mpirun -np 1 true
mpirun -np 1 sh -c "exit 3"
