# The check with a stand-in for ssh: one node has the daemon, one does not, and one rejects the key.
mkdir bin
cat > bin/ssh << 'END'
#!/bin/sh
case "$*" in
    *node1*) echo /usr/bin/orted ;;
    *node2*) echo no-daemon ;;
    *) echo "Host key verification failed." >&2; exit 255 ;;
esac
END
chmod +x bin/ssh
export PATH=$PWD/bin:$PATH OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
bash check_mpi.sh 4096 | grep verdict
bash check_mpi.sh 8 node1 node2 node3 | grep node
TMPDIR=/dev/none bash check_mpi.sh 1 | grep verdict
