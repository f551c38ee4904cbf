# Start a Slurm cluster of one node in this folder; jobs of partition high preempt jobs of low,
# which get a signal and 15 s of grace, and are requeued.
host=$(hostname -s) user=$(id -un)
cat > slurm.conf << END
ClusterName=demo
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$((20000 + $$ % 20000))
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/none
CredType=cred/none
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
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((40001 + $$ % 20000)) CPUs=2 RealMemory=2000
PartitionName=low Nodes=n1 Default=YES MaxTime=60 State=UP PriorityTier=1 PreemptMode=REQUEUE GraceTime=15
PartitionName=high Nodes=n1 MaxTime=60 State=UP PriorityTier=10
PreemptType=preempt/partition_prio
PreemptMode=REQUEUE
SlurmctldParameters=preempt_send_user_signal
KillWait=5
END
mkdir -p state spool
export SLURM_CONF=$PWD/slurm.conf
slurmctld -c
slurmd -N n1
trap 'kill $(cat slurmd.pid slurmctld.pid)' EXIT
until sinfo -h -t idle -o %T 2> /dev/null | grep -q idle; do sleep 0.5; done
