# A job runs on a simulated machine; then a package manager takes its libraries away and puts new ones there.
. ./plant.sh
plant node 580.126.09 580.126.09 580.126.09 580.126.09
on node python running.py &
until [ -e running ]; do sleep 0.05; done
rm node/lib/*
plant node 580.126.09 580.159.04 580.159.04 580.159.04
touch upgraded
wait
echo "a new process: $(on node python versions.py | head -1)"
