# Run a command in the first of two network namespaces that a cable connects.
# The second one is $PEER, and the cable ends in lan0 on both sides.
export COMMAND=$1
unshare --map-root-user --net --uts bash -c '
    hostname node0
    unshare --net --uts bash -c "hostname node1; echo ready; exec sleep 60" > >(read -r _) &
    PEER=$!
    export PEER
    until [ "$(nsenter --target $PEER --uts hostname)" = node1 ]; do :; done
    ip link add lan0 type veth peer name lan0 netns $PEER
    ip addr add 192.0.2.1/24 dev lan0
    ip link set lan0 up
    ip link set lo up
    nsenter --target $PEER --net ip addr add 192.0.2.2/24 dev lan0
    nsenter --target $PEER --net ip link set lan0 up
    nsenter --target $PEER --net ip link set lo up
    bash -c "$COMMAND"
    status=$?
    kill $PEER
    exit $status'
