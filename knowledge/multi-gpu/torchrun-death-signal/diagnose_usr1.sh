# SIGUSR1, with which schedulers announce the end of a job; torchrun does not handle it.
bash send.sh USR1 torchrun --standalone --nproc-per-node=2 train.py 2> /dev/null
until [ "$(grep -c 'to the end' out.log)" = 2 ]; do sleep 0.2; done
echo "and both ranks went on without it"
mv out.log first.log
bash send.sh USR1 torchrun --standalone --nproc-per-node=2 --signals-to-handle=SIGTERM,SIGUSR1 train.py
echo "told of it, it passed it on: $(grep -c 'closing signal SIGUSR1' out.log)"
