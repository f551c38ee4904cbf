# Submit job.sh as a job that may be preempted, let it run, and submit a job that takes its node.
sbatch --partition=low --requeue --open-mode=append --output=low.log job.sh
until grep -q "starts at" low.log 2> /dev/null; do sleep 0.5; done
sbatch --partition=high --ntasks=2 --wrap "sleep 2" --output=high.log
