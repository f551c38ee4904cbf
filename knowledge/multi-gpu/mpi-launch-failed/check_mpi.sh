# Why does mpirun not start? bash check_mpi.sh PROCESSES [HOST ...], with the hosts of your command.
processes=${1:-2}
shift
mpirun --version 2> /dev/null | head -n 1
cores=$(lscpu -p=Core,Socket | grep -v "#" | sort -u | wc -l)
echo "user: $(id -u), cores: $cores, folder: ${TMPDIR:-/tmp}"
if [ "$(id -u)" = 0 ] && [ -z "$OMPI_ALLOW_RUN_AS_ROOT_CONFIRM" ]; then
    echo "verdict: run-as-root"
fi
if [ $# = 0 ] && [ "$processes" -gt "$cores" ]; then
    echo "verdict: not-enough-slots; $processes processes, and slots are the cores by default"
fi
if [ ! -d "${TMPDIR:-/tmp}" ] || [ ! -w "${TMPDIR:-/tmp}" ]; then
    echo "verdict: no-session-folder; ${TMPDIR:-/tmp} is no folder, or not writable"
fi
for host in "$@"; do
    find="command -v orted || command -v prted || echo no-daemon"
    answer=$(ssh -o BatchMode=yes -o ConnectTimeout=5 "$host" "$find" 2>&1 | tail -n 1)
    case $answer in
        */orted | */prted) echo "$host: $answer" ;;
        no-daemon) echo "verdict: daemon-not-started; $host answers, and has no orted on its PATH" ;;
        *) echo "verdict: daemon-not-started; $host: $answer" ;;
    esac
done
if [ -n "$SLURM_JOB_ID" ]; then
    srun --mpi=list 2>&1 | grep -q pmix || echo "verdict: srun-without-pmi; no pmix in srun --mpi=list"
fi
