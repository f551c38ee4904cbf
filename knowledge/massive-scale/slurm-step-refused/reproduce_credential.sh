# Let the daemon of the node see the launch 12 s late; on this cluster a credential lasts 5 s.
. ./cluster.sh
salloc --ntasks=1 sh -c 'srun true && kill -STOP $(cat slurmd.pid) && { sleep 12; kill -CONT $(cat slurmd.pid); } & sleep 2; srun hostname'
