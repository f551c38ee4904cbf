# SIGHUP, which a terminal sends when it closes, to a launcher that was started with nohup.
bash send.sh HUP nohup torchrun --standalone --nproc-per-node=2 train.py
sed -E 's/^W[^]]*\] //; s/rocess [0-9]+/rocess .../' out.log | grep -E 'signal|SignalException|to the end'
