# Two trials fail, one by an exception and one by a signal; each leaves its own error.txt.
python two_trials.py > job.log 2>&1 || echo "exit code $?"
tail -n 1 job.log | sed -E 's/train_[0-9a-f]+/train_ID/g'
python trial_errors.py results | grep -v error.txt
