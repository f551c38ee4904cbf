# Name the interface that both machines share.
STORE=$(mktemp -u)
export STORE GLOO_SOCKET_IFNAME=lan0
bash two_machines.sh '
    nsenter --target $PEER --net --uts python join.py 1 $STORE &
    python join.py 0 $STORE
    first=$?
    wait $!
    exit $((first + $?))'
