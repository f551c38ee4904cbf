# Who was sent the signal: the launcher, or one of its ranks?
tell() {
  echo "$1: SignalException $(grep -c 'api.SignalException' out.log)," \
    "ChildFailedError $(grep -c 'errors.ChildFailedError' out.log)"
}
bash send.sh TERM torchrun --standalone --nproc-per-node=2 train.py
tell "the launcher"
rm -f began.*
torchrun --standalone --nproc-per-node=2 train.py > out.log 2>&1 &
until [ -s began.0 ] && [ -s began.1 ]; do kill -0 $! && sleep 0.1 || exit; done
kill -TERM "$(cat began.1)"
wait $!
echo "torchrun ended with exit code $?"
tell "rank 1"
