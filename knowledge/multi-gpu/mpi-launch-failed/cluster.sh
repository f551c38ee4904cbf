# Start a Slurm cluster of one node with 2 CPUs, 2000 MB, and 2 GPUs in this folder, and wait for it.
# The GPUs are two empty files; nobody opens them.
host=$(hostname -s) user=$(id -un)
touch gpu0 gpu1
cat > slurm.conf << END
ClusterName=demo
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$((20000 + $$ % 20000))
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/none
CredType=cred/none
AuthInfo=cred_expire=5
StateSaveLocation=$PWD/state
SlurmdSpoolDir=$PWD/spool
SlurmctldPidFile=$PWD/slurmctld.pid
SlurmdPidFile=$PWD/slurmd.pid
SlurmctldLogFile=$PWD/slurmctld.log
SlurmdLogFile=$PWD/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core_Memory
JobAcctGatherType=jobacct_gather/none
GresTypes=gpu
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((40001 + $$ % 20000)) CPUs=2 RealMemory=2000 Gres=gpu:2
PartitionName=gpu Nodes=n1 Default=YES MaxTime=60 State=UP
END
echo "Name=gpu File=$PWD/gpu[0-1]" > gres.conf
mkdir -p state spool
export SLURM_CONF=$PWD/slurm.conf
slurmctld -c
slurmd -N n1
trap 'kill $(cat slurmd.pid slurmctld.pid)' EXIT
until sinfo -h -t idle -o %T 2> /dev/null | grep -q idle; do sleep 0.5; done
