# Two steps at once in a job of one CPU: with --overlap they share it.
. ./cluster.sh
salloc --ntasks=1 --mem=500 bash busy.sh 2>&1 | grep -vE "salloc|Step created"
