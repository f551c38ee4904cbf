# On a machine whose host name has no address, and on which lan0 leads to the other one.
bash two_machines.sh '
    python check_gloo.py 192.0.2.2
    echo
    GLOO_SOCKET_IFNAME=lan0 python check_gloo.py
    echo
    GLOO_SOCKET_IFNAME="^lo,docker" python check_gloo.py'
