#!/bin/sh
# Slurm Epilog: explain the log of a failed batch job, as its user, in LOG.faultdex beside the log.
#
#   slurm.conf: Epilog=/etc/slurm/epilog.sh
#
# Slurm drains a node whose epilog fails or takes too long, so this one always succeeds, within
# LIMIT. It asks the controller once for each job. Tried with Slurm 22.05.
PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin
FAULTDEX=faultdex # or its whole path, where it is installed in an environment
LIMIT=60s

# Print a field of the description of the job.
field() {
    printf '%s\n' "$job" | sed -n "s/^ *\(.* \)\{0,1\}$1=\([^ ]*\).*/\2/p"
}

explain() {
    job=$(timeout 10s scontrol show job "$SLURM_JOB_ID") || return
    # SLURM_JOB_STDOUT may hold the pattern, such as job-%j.out, and not the name.
    log=$(field StdOut) code=$(field ExitCode)
    case $code in 0:0 | '') return ;; esac
    # Only the first node has the log of a batch script, or all nodes share it.
    [ "$(field BatchHost)" = "${SLURMD_NODENAME:-$(hostname -s)}" ] || return
    # As the user, so that root neither reads nor writes what the user may not.
    exec runuser -u "$SLURM_JOB_USER" -- timeout "$LIMIT" sh -c '
        umask 077
        "$1" explain -- "$2" > "$2.faultdex" || rm -f "$2.faultdex"' sh "$FAULTDEX" "$log"
}

(explain) > /dev/null 2>&1 < /dev/null
exit 0
